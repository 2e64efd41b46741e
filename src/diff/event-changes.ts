/** What happens differently: a change for each place, trigger and pair of consequences. */
import { sourcePointer, stepOf } from '../analysis/index.ts'
import { type CompiledFlow, defined, placePointer } from '../flow/index.ts'
import type { Change, Location } from './change.ts'
import { circumstancesAmong } from './circumstances.ts'
import type { Comparison, Side } from './comparison.ts'
import { type Difference, findDifferences } from './differences.ts'
import { shortestTrace } from './shortest-trace.ts'

export function eventChanges(comparison: Comparison): Change[] {
  const orderOf = ({ flow, place }: Difference) => defined(flow.places[place], `place '${place}'`).order
  return findDifferences(comparison)
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map((difference): Change => {
      const { place, trigger, event, before, after, shownIn, possibleIn } = difference
      const trace = shortestTrace(comparison.now, shownIn.values(), comparison.inputs)
      return {
        code: 'event-changed',
        place,
        trigger,
        before,
        after,
        isFirstBack: isFirstBack(difference, comparison.now),
        ...locationOf(difference, comparison),
        circumstances: circumstancesAmong(shownIn, possibleIn, comparison),
        trace,
        shownBy: event,
      }
    })
}

/** Whether it is BACK in the first step: none of these clients ever gets to an earlier one on the path. */
function isFirstBack({ place, flow, trigger, shownIn }: Difference, { walk }: Side): boolean {
  if (trigger.kind !== 'event' || trigger.event !== 'BACK' || trigger.overlay !== null) return false
  const index = flow.path.findIndex(({ step }) => step === stepOf(place))
  if (index < 0) return false
  const earlier = flow.path.slice(0, index).map(({ step }) => step)
  const clients = [...shownIn.values()].reduce((sum, each) => sum | each.clients, 0n)
  return !walk.states.some(({ state, inputs }) => earlier.includes(state.at.step) && (inputs & clients) !== 0n)
}

/** The new rule; the old one if nothing follows now; the place if no rule decides it, such as BACK along the path. */
function locationOf({ place, flow, rules }: Difference, { old, now }: Comparison): Location {
  const pointerIn = (base: CompiledFlow, merged: CompiledFlow, pointer: string) =>
    sourcePointer(base.definition, merged.definition, pointer)
  if (rules.now) return { version: 'new', pointer: pointerIn(now.flow, rules.now.flow, rules.now.pointer) }
  if (rules.old) return { version: 'old', pointer: pointerIn(old.flow, rules.old.flow, rules.old.pointer) }
  return { version: 'new', pointer: pointerIn(now.flow, flow, placePointer(place)) }
}
