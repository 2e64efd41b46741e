import { describeEvent, describeTrace } from '../../analysis/index.ts'
import { type Event, placeOf, type ReachableState } from '../../engine/index.ts'
import type { FlowRule } from '../rule.ts'
import { decisionsOf } from './parts/decisions.ts'
import { sentUnasked } from './parts/screens.ts'

export const exhaustiveBranches: FlowRule = {
  id: 'exhaustive-branches',
  severity: 'error',
  over: 'flow',
  summary: 'Whatever happens, some rule of its list holds.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    for (const { pointer, unmatched } of decisionsOf(model)) {
      const edge = unmatched.find(({ from, event }) => mustLead(from, event))
      if (!edge) continue
      const { from, event, when } = edge
      const where = `At '${from.place}' (${describeEvent(event)}) it may be that none of these rules holds`
      const trace = describeTrace(model, from, when, event)
      report(pointer, `${where}, and nothing follows. End the list with a rule without "if".`, { trace })
    }
  },
}

/** An event that the user can only send where it leads somewhere may be without a rule: the control is not shown. */
function mustLead({ flow, state }: ReachableState, { type }: Event): boolean {
  if (type.startsWith('@')) return true
  return state.pending === null && sentUnasked(placeOf(flow, state)).some((event) => event === type)
}
