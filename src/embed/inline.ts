/** The widget in an element of the page. */
import { tielineError } from './errors.ts'
import { createFrame, nothing, type SurfaceFactory } from './surface.ts'
import type { TielineOptions } from './types.ts'

function findContainer({ container }: TielineOptions): Element {
  const given = typeof container === 'function' ? container() : container
  const found = typeof given === 'string' ? document.querySelector(given) : given
  if (!found) throw tielineError('CONTAINER_MISSING', { container: String(given) })
  return found
}

export const createInline: SurfaceFactory = (options) => {
  const container = findContainer(options)
  const frame = createFrame(options)
  const { style } = frame
  const { height = {} } = options
  const resize = (wanted: number) => {
    if (height) style.height = `${Math.min(Math.max(wanted, height.min ?? 320), height.max ?? 1200)}px`
  }

  Object.assign(style, { display: 'block', width: '100%', border: '0', visibility: 'hidden' })
  resize(0)
  return {
    window: () => frame.contentWindow,
    load: (href) => {
      frame.src = href
      container.append(frame)
    },
    show: () => {
      style.visibility = ''
    },
    reveal: nothing,
    resize,
    remove: () => frame.remove(),
  }
}
