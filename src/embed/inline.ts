/** The widget in an element of the page. */
import { createFrame, type SurfaceFactory, watchTrees } from './surface.ts'

/** In a wider frame the widget would be a card on a dim background. */
const widest = '480px'

export const createInline: SurfaceFactory = (options, events) => {
  const { container, height } = options
  const given = typeof container === 'function' ? container() : container
  const place = typeof given === 'string' ? document.querySelector(given) : given
  if (!place?.isConnected) throw new Error('no element')
  const frame = createFrame(options)
  const { style } = frame
  let watched: Element = place
  const { min = 320, max = 1200 } = height || {}
  // The browser ignores a height that is no number.
  const resize = (wanted: number) => {
    if (height !== false) style.height = `${Math.min(Math.max(wanted, min), max)}px`
  }
  Object.assign(style, { display: 'block', width: '100%', maxWidth: widest, margin: '0 auto', border: '0' })
  resize(min)
  watchTrees(place, events)
  return {
    window: () => frame.contentWindow,
    load(href) {
      frame.src = href
      place.append(frame)
      watched = frame
    },
    show() {
      style.visibility = ''
    },
    resize,
    remove: () => frame.remove(),
    isGone: () => !watched.isConnected,
  }
}
