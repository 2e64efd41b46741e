/** The main line of a picture: from the start over as many steps of the path as possible, preferring those with more states. */
import type { Arrow, Box } from './parts.ts'

export function withMainLine(arrows: readonly Arrow[], boxes: readonly Box[]): Arrow[] {
  /** By step: the longest chain of arrows that ends there. */
  const chains = new Map<string | null, { weight: number; arrows: readonly Arrow[] }>([
    [null, { weight: 0, arrows: [] }],
  ])
  for (const { step, rows } of boxes.filter(({ onPath }) => onPath)) {
    for (const arrow of arrows.filter(({ to, kind }) => to === step && kind === 'path')) {
      const before = chains.get(arrow.from)
      if (!before) continue
      const weight = before.weight + manyRows + rows.length
      if (weight <= (chains.get(step)?.weight ?? 0)) continue
      chains.set(step, { weight, arrows: [...before.arrows, arrow] })
    }
  }
  const longest = [...chains.values()].reduce((a, b) => (b.weight > a.weight ? b : a))
  return arrows.map((arrow) => (longest.arrows.includes(arrow) ? { ...arrow, kind: 'main' } : arrow))
}

/** One more step outweighs any number of states. */
const manyRows = 1000
