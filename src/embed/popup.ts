/** The widget in a window of its own, and in place of the page. */
import type { SurfaceFactory } from './surface.ts'

/** The window opens at once, while the browser still counts the user's click, and is led to the widget later. */
export const createPopup: SurfaceFactory = () => {
  const popup = open('', '', 'popup,width=480,height=760')
  return {
    window: () => popup,
    load(href) {
      popup!.location.replace(href)
    },
    show: () => popup?.focus(),
    remove: () => popup?.close(),
    isGone: () => popup?.closed,
  }
}

/** The widget leads back to `return_url` itself. */
export const createRedirect: SurfaceFactory = () => ({
  window: () => null,
  load: (href) => location.assign(href),
})
