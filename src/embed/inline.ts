/** The widget in an element of the page. */
import { createFrame, type SurfaceFactory, watchLoads, watchTrees } from './surface.ts'

/** In a wider frame the widget would be a card on a dim background. */
const widest = '480px'

export const createInline: SurfaceFactory = (options, events) => {
  const { container, height } = options
  const given = typeof container === 'function' ? container() : container
  const place = typeof given === 'string' ? document.querySelector(given) : given
  // A widget in another window would say hello to that one.
  if (place?.getRootNode({ composed: true }) !== document) throw new Error('none')
  const frame = createFrame(options)
  const { style } = frame
  let watched: Element = place
  const { min, max } = height || {}
  // Hosts without types give `null` or '600px'. The browser ignores a height that is no number.
  const resize = (wanted: number) => {
    if (height !== false)
      style.height = `${Math.min(Math.max(wanted, Number.isFinite(min) ? min! : 320), max! > 0 ? max! : 1200)}px`
  }
  Object.assign(style, { display: 'block', width: '100%', maxWidth: widest, margin: '0 auto', border: '0' })
  resize(0)
  watchTrees(place, events)
  const reveal = watchLoads(frame, events.onLost)
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
    reveal,
    resize,
    remove() {
      if (frame.parentNode) frame.remove()
    },
    isGone: () => !watched.isConnected,
  }
}
