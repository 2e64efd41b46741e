/** The widget in a window of its own, and in place of the page. */
import type { SurfaceFactory } from './surface.ts'

const pollMs = 300

/** The window opens at once, while the browser still counts the user's click, and is led to the widget later. */
export const createPopup: SurfaceFactory = (_, { onGone, signal }) => {
  const popup = open('', '', 'popup,width=480,height=760')
  const timer = setInterval(() => popup?.closed && onGone(), pollMs)
  signal.addEventListener('abort', () => clearInterval(timer))
  return {
    window: () => popup,
    load(href) {
      if (!popup) throw new Error('no window')
      popup.location.replace(href)
    },
    show: () => popup?.focus(),
    remove: () => popup?.close(),
  }
}

/** The widget leads back to `return_url` itself. */
export const createRedirect: SurfaceFactory = () => ({
  window: () => null,
  load: (href) => location.assign(href),
})
