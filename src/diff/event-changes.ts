/** What happens differently: a change for each place, trigger and pair of consequences. */
import { sourcePointer } from '../analysis/index.ts'
import { type CompiledFlow, defined, placePointer } from '../flow/index.ts'
import type { Change, Location } from './change.ts'
import { circumstancesAmong } from './circumstances.ts'
import type { Comparison } from './comparison.ts'
import { type Difference, findDifferences } from './differences.ts'
import { shortestTrace } from './shortest-trace.ts'

export function eventChanges(comparison: Comparison): Change[] {
  const orderOf = ({ flow, place }: Difference) => defined(flow.places[place], `place '${place}'`).order
  return findDifferences(comparison)
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map((difference): Change => {
      const { place, trigger, before, after, shownIn, possibleIn } = difference
      return {
        code: 'event-changed',
        place,
        trigger,
        before,
        after,
        ...locationOf(difference, comparison),
        circumstances: circumstancesAmong(shownIn, possibleIn, comparison),
        trace: shortestTrace(comparison.now, shownIn.values(), comparison.inputs),
      }
    })
}

/** The new rule; the old one if nothing follows now; the place if no rule decides it, such as BACK along the path. */
function locationOf({ place, flow, rules }: Difference, { old, now }: Comparison): Location {
  const pointerIn = (base: CompiledFlow, merged: CompiledFlow, pointer: string) =>
    sourcePointer(base.definition, merged.definition, pointer)
  if (rules.now) return { version: 'new', pointer: pointerIn(now.flow, rules.now.flow, rules.now.pointer) }
  if (rules.old) return { version: 'old', pointer: pointerIn(old.flow, rules.old.flow, rules.old.pointer) }
  return { version: 'new', pointer: pointerIn(now.flow, flow, placePointer(place)) }
}
