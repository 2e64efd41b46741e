/** Steps and states added, removed, renamed, moved, switched on or off: read off the two definitions. */
import { childPointer, defined } from '../flow/index.ts'
import type { FlowDefinition } from '../generated/flow.types.ts'
import { always, type Change, type PathPosition } from './change.ts'
import type { Comparison } from './comparison.ts'

export function stepChanges({ old, now, renames }: Comparison): Change[] {
  const [before, after] = [old.flow.definition, now.flow.definition]
  const kept = new Set(renames.steps.values())
  const added = Object.keys(after.steps).filter((step) => !kept.has(step))
  const removed = Object.keys(before.steps).filter((step) => !renames.steps.has(step))
  return [
    ...added.map(
      (step): Change => ({ code: 'step-added', step, position: positionOf(step, after), ...atStep('new', step) }),
    ),
    ...removed.map((step): Change => ({ code: 'step-removed', step, ...atStep('old', step) })),
    ...[...renames.steps].flatMap(([from, to]) => [
      ...(from === to ? [] : [{ code: 'step-renamed', before: from, after: to, ...atStep('new', to) } as const]),
      ...switched(from, to, before, after),
      ...stateChanges(from, to, before, after),
    ]),
    ...moved(before, after, renames.steps),
  ]
}

const atStep = (version: 'old' | 'new', step: string) => ({ version, pointer: childPointer('/steps', step), ...always })

function positionOf(step: string, { path }: FlowDefinition): PathPosition {
  const index = path.indexOf(step)
  if (index < 0) return { kind: 'off-path' }
  return index === 0 ? { kind: 'first' } : { kind: 'after', step: defined(path[index - 1], 'step before') }
}

const isEnabled = (step: string, { steps }: FlowDefinition) => defined(steps[step], `step '${step}'`).enabled !== false

function switched(from: string, to: string, before: FlowDefinition, after: FlowDefinition): Change[] {
  if (isEnabled(from, before) === isEnabled(to, after)) return []
  return [{ code: isEnabled(to, after) ? 'step-enabled' : 'step-disabled', step: to, ...atStep('new', to) }]
}

function stateChanges(from: string, to: string, before: FlowDefinition, after: FlowDefinition): Change[] {
  const [was, is] = [statesOf(from, before), statesOf(to, after)]
  const pointer = (step: string, state: string) =>
    childPointer(childPointer(childPointer('/steps', step), 'states'), state)
  const added = is.filter((state) => !was.includes(state))
  const removed = was.filter((state) => !is.includes(state))
  return [
    ...added.map(
      (state): Change => ({
        code: 'state-added',
        step: to,
        state,
        version: 'new',
        pointer: pointer(to, state),
        ...always,
      }),
    ),
    ...removed.map(
      (state): Change => ({
        code: 'state-removed',
        step: to,
        state,
        version: 'old',
        pointer: pointer(from, state),
        ...always,
      }),
    ),
  ]
}

const statesOf = (step: string, { steps }: FlowDefinition): string[] => {
  const { states } = defined(steps[step], `step '${step}'`)
  return states ? Object.keys(states) : []
}

/** The fewest steps that one would have to move by hand; and those that joined or left the path. */
function moved(before: FlowDefinition, after: FlowDefinition, renamed: ReadonlyMap<string, string>): Change[] {
  const was = before.path.flatMap((step) => renamed.get(step) ?? [])
  const common = after.path.filter((step) => was.includes(step))
  const unmoved = longestRising(common.map((step) => was.indexOf(step))).map((index) => was[index])
  const kept = [...renamed.values()]
  const joined = kept.filter((step) => after.path.includes(step) && !was.includes(step))
  const left = kept.filter((step) => !after.path.includes(step) && was.includes(step))
  const onPath = (step: string) => {
    const pointer = childPointer('/path', after.path.indexOf(step))
    return { step, position: positionOf(step, after), version: 'new', pointer, ...always } as const
  }
  return [
    ...common
      .filter((step) => !unmoved.includes(step))
      .map((step): Change => ({ code: 'step-moved', ...onPath(step) })),
    ...joined.map((step): Change => ({ code: 'step-joined-path', ...onPath(step) })),
    ...left.map((step): Change => ({ code: 'step-left-path', step, ...atStep('new', step) })),
  ]
}

/** A longest subsequence in which each number is higher than the one before. */
function longestRising(numbers: readonly number[]): number[] {
  const longestOf = (runs: readonly number[][]) => runs.reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
  const endingHere: number[][] = []
  for (const number of numbers) {
    const shorter = endingHere.filter((run) => defined(run.at(-1), 'end of a run') < number)
    endingHere.push([...longestOf(shorter), number])
  }
  return longestOf(endingHere)
}
