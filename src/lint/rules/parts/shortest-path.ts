import type { Edge, ReachableState } from '../../../engine/index.ts'

interface Step {
  edge: Edge
  before: Step | null
}

/** The fewest edges that begin with one of `first` and end in a state, going on by `next`; null if there is no such way. */
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
