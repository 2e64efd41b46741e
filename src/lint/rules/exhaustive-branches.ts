import { replayTo } from '../../analysis/index.ts'
import { type Event, isFailureOutcome, isOutcome, placeOf, type ReachableState } from '../../engine/index.ts'
import type { ModelRule } from '../rule.ts'
import { decisionsOf } from './parts/decisions.ts'
import { sentAlways } from './parts/screens.ts'

export const exhaustiveBranches: ModelRule<'exhaustive-branches'> = {
  id: 'exhaustive-branches',
  severity: 'error',
  over: 'model',
  summary: 'In each list of rules at least one rule holds, whatever happens.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    for (const { pointer, unmatched } of decisionsOf(model)) {
      const edge = unmatched.find(({ from, event }) => mustLead(from, event))
      if (!edge) continue
      const { from, event, when } = edge
      const details = replayTo(model, from, when, event)
      report(pointer, { code: 'none-holds', place: from.place, event }, details)
    }
  },
}

/** A control that is shown only if its event has an effect needs no rule: without one it is hidden. */
function mustLead({ flow, state }: ReachableState, event: Event): boolean {
  // complete-recovery reports these.
  if (isFailureOutcome(event)) return false
  if (isOutcome(event)) return true
  return state.pending === null && sentAlways(placeOf(flow, state)).some((type) => type === event.type)
}
