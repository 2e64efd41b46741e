/** The widget in a window of its own, which the session opens and closes. */
import type { SurfaceFactory } from './surface.ts'

const pollMs = 300

export const createPopup: SurfaceFactory = (_, { onGone, signal }, popup) => {
  const timer = setInterval(() => popup?.closed && onGone(), pollMs)
  signal.addEventListener('abort', () => clearInterval(timer))
  return {
    window: () => popup,
    load(href) {
      if (!popup) throw new Error('no window')
      popup.location.replace(href)
    },
    show: () => popup?.focus(),
  }
}
