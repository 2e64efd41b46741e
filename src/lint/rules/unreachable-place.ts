import type { FlowRule } from '../rule.ts'
import { pointerOf } from './parts/pointer-of.ts'

export const unreachablePlace: FlowRule = {
  id: 'unreachable-place',
  severity: 'error',
  over: 'flow',
  says: 'Every step and state can be reached by some client.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    for (const id of Object.keys(model.flow.places)) {
      if (model.reached.some(({ place }) => place === id)) continue
      report(pointerOf(id), `No client ever gets to '${id}'. Lead to it, put it on the path, or remove it.`)
    }
  },
}
