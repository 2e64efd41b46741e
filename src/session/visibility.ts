/** Whether the user can see the page; an argument, like the clock. */
export interface Visibility {
  isHidden: () => boolean
  /** Runs once, when the page is shown again or used. Returns a function that cancels it. */
  onceShown: (run: () => void) => () => void
}

/** The last four show that somebody looks: some browsers lose the first, or go on to say that the page is hidden. */
const signs = ['visibilitychange', 'pageshow', 'focus', 'pointerdown', 'keydown']

export const pageVisibility: Visibility = {
  isHidden: () => document.hidden,
  onceShown: (run) => {
    const waiting = new AbortController()
    const listen = ({ type }: Event) => {
      if (type === signs[0] && document.hidden) return
      waiting.abort()
      run()
    }
    for (const name of signs) window.addEventListener(name, listen, { signal: waiting.signal })
    return () => waiting.abort()
  },
}
