/** The widget in a window of its own, which the session opens and closes. */
import type { SurfaceFactory } from './surface.ts'

export const createPopup: SurfaceFactory = (_, __, popup) => ({
  window: () => popup,
  load(href) {
    popup!.location.replace(href)
  },
  show: () => popup?.focus(),
  isGone: () => popup?.closed,
})
