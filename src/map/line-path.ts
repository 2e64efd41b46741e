import type { Point } from './layout.ts'

const corner = 7

/** Straight lines with rounded corners, as the `d` of an SVG path. */
export function linePath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (!before) return `M${at(point)}`
      if (!after) return `L${at(point)}`
      const reach = Math.min(corner, distance(before, point) / 2, distance(point, after) / 2)
      return `L${at(towards(point, before, reach))}Q${at(point)} ${at(towards(point, after, reach))}`
    })
    .join('')
}

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

function towards(from: Point, to: Point, by: number): Point {
  const whole = distance(from, to) || 1
  return { x: from.x + ((to.x - from.x) * by) / whole, y: from.y + ((to.y - from.y) * by) / whole }
}

/** To tenths, which are precise enough and the same on every machine. */
export const round = (value: number) => Math.round(value * 10) / 10
