/** Whether the user can see the page; an argument, like the clock. */
export interface Visibility {
  isHidden: () => boolean
  /** Runs once, when the page is shown again. Returns a function that cancels it. */
  onceShown: (run: () => void) => () => void
}

export const pageVisibility: Visibility = {
  isHidden: () => document.hidden,
  onceShown: (run) => {
    const listen = () => {
      if (document.hidden) return
      cancel()
      run()
    }
    const cancel = () => document.removeEventListener('visibilitychange', listen)
    document.addEventListener('visibilitychange', listen)
    return cancel
  },
}
