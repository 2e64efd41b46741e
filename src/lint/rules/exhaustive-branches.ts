import { describeTrace } from '../../analysis/index.ts'
import { type Event, placeOf, type ReachableState } from '../../engine/index.ts'
import type { FlowRule } from '../rule.ts'
import { decisionsOf } from './parts/decisions.ts'
import { sentUnasked } from './parts/screens.ts'

export const exhaustiveBranches: FlowRule<'exhaustive-branches'> = {
  id: 'exhaustive-branches',
  severity: 'error',
  over: 'flow',
  summary: 'In each list of rules at least one rule holds, whatever happens.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    for (const { pointer, unmatched } of decisionsOf(model)) {
      const edge = unmatched.find(({ from, event }) => mustLead(from, event))
      if (!edge) continue
      const { from, event, when } = edge
      const trace = describeTrace(model, from, when, event)
      report(pointer, { code: 'none-holds', place: from.place, event }, { trace })
    }
  },
}

/** An event that the user can only send where it leads somewhere may be without a rule: the control is not shown. */
function mustLead({ flow, state }: ReachableState, { type }: Event): boolean {
  if (type.startsWith('@')) return true
  return state.pending === null && sentUnasked(placeOf(flow, state)).some((event) => event === type)
}
