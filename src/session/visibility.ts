/** Whether the user can see the page; an argument, like the clock. */
export interface Visibility {
  isHidden: () => boolean
  /** Runs once, when the page is shown again or used. Returns a function that cancels it. */
  onceShown: (run: () => void) => () => void
}

/** They show that somebody looks: some browsers lose the event, or go on to say that the page is hidden. */
const signsOfUse = ['pageshow', 'focus', 'pointerdown', 'keydown']

export const pageVisibility: Visibility = {
  isHidden: () => document.hidden,
  onceShown: (run) => {
    const listen = ({ type }: Event) => {
      if (type === 'visibilitychange' && document.hidden) return
      cancel()
      run()
    }
    const cancel = () => {
      document.removeEventListener('visibilitychange', listen)
      for (const name of signsOfUse) window.removeEventListener(name, listen)
    }
    document.addEventListener('visibilitychange', listen)
    for (const name of signsOfUse) window.addEventListener(name, listen)
    return cancel
  },
}
