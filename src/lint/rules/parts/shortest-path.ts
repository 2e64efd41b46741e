import type { Edge, ReachableState } from '../../../engine/index.ts'

interface Step {
  edge: Edge
  before: Step | null
}

/** A shortest path: it begins with one of `first`, continues by `next` and ends in a state. null if there is none. */
export function shortestPath(
  first: readonly Edge[],
  next: (from: ReachableState) => readonly Edge[],
  end: ReachableState,
): Edge[] | null {
  const queue = first.map((edge): Step => ({ edge, before: null }))
  const seen = new Set<ReachableState>()
  for (const step of queue) {
    const { to } = step.edge
    if (to === end) return edgesTo(step)
    if (seen.has(to)) continue
    seen.add(to)
    for (const edge of next(to)) queue.push({ edge, before: step })
  }
  return null
}

function edgesTo(last: Step): Edge[] {
  const edges: Edge[] = []
  for (let step: Step | null = last; step; step = step.before) edges.unshift(step.edge)
  return edges
}
