import { type Event, placeOf, type Reached } from '../../engine/index.ts'
import { describeEvent } from '../narrate.ts'
import type { FlowRule } from '../rule.ts'
import { decisionsOf } from './parts/decisions.ts'
import { sentUnasked } from './parts/screens.ts'
import { way } from './parts/way.ts'

export const noOtherwise: FlowRule = {
  id: 'no-otherwise',
  severity: 'error',
  over: 'flow',
  says: 'Whatever happens, some rule of its list holds.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    for (const { pointer, none } of decisionsOf(model)) {
      for (const { index, event, when } of none) {
        const reached = model.reached[index]
        if (!reached || !event || !mustLead(reached, event)) continue
        const where = `At '${reached.place}' (${describeEvent(event)}) it may be that none of these rules holds`
        const trace = way(model, index, when, event)
        report(pointer, `${where}, and nothing follows. End the list with a rule without "if".`, { trace })
        break
      }
    }
  },
}

/** An event that the user can only send where it leads somewhere may be without a rule: the control is not shown. */
function mustLead({ flow, state }: Reached, { type }: Event): boolean {
  if (type.startsWith('@')) return true
  return state.pending === null && sentUnasked(placeOf(flow, state)).some((event) => event === type)
}
