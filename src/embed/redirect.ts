/** The widget in place of the page. It leads back to `return_url` itself. */
import type { SurfaceFactory } from './surface.ts'

export const createRedirect: SurfaceFactory = (_, { onGone, signal }) => {
  let isBack = false
  let address: string | undefined
  // The user went back, and the browser shows the page as it was left.
  const look = ({ persisted }: PageTransitionEvent) => {
    isBack ||= persisted
    onGone()
  }
  addEventListener('pageshow', look, { signal })
  return {
    window: () => null,
    load(href) {
      address = href
      location.assign(href)
    },
    // The user stopped the browser on its way, and clicks again.
    show() {
      if (address) location.assign(address)
    },
    isGone: () => isBack,
  }
}
