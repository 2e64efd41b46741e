/** Clients who needed to pass a step on the way to an end and no longer do, and the other way round. */
import { type InputsIn, stepOf } from '../analysis/index.ts'
import type { InputSet } from '../engine/index.ts'
import type { Comparison } from './comparison.ts'
import { clientsReaching, type ReachablePlace, type ReachablePlaces, reachableWithout } from './reachable-places.ts'

export interface Skip {
  step: string
  clients: InputSet
  /** A final place that is reached without the step. */
  end: string
  /** In which version it is reached without the step. */
  version: 'old' | 'new'
}

/** One end is enough to report that a step is skipped. */
export function findSkips(comparison: Comparison, before: ReachablePlaces, after: ReachablePlaces): Skip[] {
  const skips = [...everySkip(comparison, before, after)]
  return skips.filter(
    (skip, index) =>
      !skips.some(
        (other, at) =>
          other.step === skip.step &&
          other.version === skip.version &&
          (skip.clients & ~other.clients) === 0n &&
          (other.clients !== skip.clients || at < index),
      ),
  )
}

function* everySkip(
  { old, now, renames }: Comparison,
  before: ReachablePlaces,
  after: ReachablePlaces,
): Generator<Skip> {
  const ends = Object.values(now.flow.places).flatMap(({ id, final }) => {
    const [was, is] = [before.get(id), after.get(id)]
    return final && was && is ? [{ id, was, is }] : []
  })
  const { path } = now.flow.definition
  const kept = path.flatMap((step) => [...renames.steps].filter(([, to]) => to === step))
  for (const [oldStep, step] of kept) {
    const couldSkip = reachableWithout(old.walk, oldStep)
    const canSkip = reachableWithout(now.walk, step)
    for (const { id: end, was, is } of ends) {
      if (stepOf(end) === step) continue
      const [could, can] = [clientsIn(couldSkip, was), clientsIn(canSkip, is)]
      const both = was.clients & is.clients
      const [won, lost] = [can & ~could & both, could & ~can & both]
      if (won !== 0n) yield { step, clients: won, end, version: 'new' }
      if (lost !== 0n) yield { step, clients: lost, end, version: 'old' }
    }
  }
}

const clientsIn = (inputsIn: InputsIn, { states }: ReachablePlace): InputSet =>
  states.reduce((sum, state) => sum | inputsIn(state), 0n)

/** Whether some of these clients get to the step at all. */
export const isSeen = (step: string, places: ReachablePlaces, clients: InputSet): boolean =>
  [...places.keys()].some((place) => stepOf(place) === step && (clientsReaching(places, place) & clients) !== 0n)
