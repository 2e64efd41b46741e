/** The widget in a window of its own, which the session opens and closes. */
import type { SurfaceFactory } from './surface.ts'

/** How often it looks whether the user has closed the window: no event tells that. */
const lookMs = 300

export const createPopup: SurfaceFactory = (_, { onGone, signal }, popup) => {
  const looking = setInterval(onGone, lookMs)
  signal.addEventListener('abort', () => clearInterval(looking))
  return {
    window: () => popup,
    load(href) {
      popup!.location.replace(href)
    },
    show: () => popup?.focus(),
    isGone: () => popup?.closed,
  }
}
