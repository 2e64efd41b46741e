/** The ring of the working screen becomes the disc of success: the disc starts where the ring was. */
import { lessMotion } from './scheme.ts'
import { motion } from './tokens.ts'

let left: DOMRect | null = null

/** To be called while the ring is being removed. Only a screen that appears in its place, at the same time, takes over. */
export function leaveRing(ring: Element): void {
  left = ring.getBoundingClientRect()
  queueMicrotask(() => {
    left = null
  })
}

/** To be called before a disc of the same size is painted for the first time. */
export function moveFromRing(disc: HTMLElement): void {
  if (!left || matchMedia(lessMotion).matches) return
  // Its screen fades in but does not slide (layout.css).
  disc.dataset['continues'] = ''
  const { x, y, width, height } = disc.getBoundingClientRect()
  const [across, down] = [left.x + left.width / 2 - x - width / 2, left.y + left.height / 2 - y - height / 2]
  const from = `translate(${across}px, ${down}px)`
  // Some tools that keep a browser from being recognised take it away.
  disc.animate?.([{ transform: from }, { transform: 'none' }], { duration: motion.slow, easing: motion.ease })
}
