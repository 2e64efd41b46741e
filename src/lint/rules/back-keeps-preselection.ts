import { replayTo, sourcePointer } from '../../analysis/index.ts'
import type { ReachableState } from '../../engine/index.ts'
import { placePointer } from '../../flow/index.ts'
import type { ModelRule } from '../rule.ts'
import { reportOnce } from './parts/report-once.ts'

export const backKeepsPreselection: ModelRule<'back-keeps-preselection'> = {
  id: 'back-keeps-preselection',
  severity: 'error',
  over: 'model',
  summary: 'What was given from outside is never lost on the way.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const given = model.flow.data.flatMap(({ name, init }) => (init.kind === 'in' ? [{ name, input: init.key }] : []))
    const once = reportOnce(report)
    for (const { name, input } of given) {
      const hadIt = (inputs: bigint) => model.space.filter(inputs, (each) => each[input] !== null)
      const lacks = ({ state }: ReachableState) => state.data[name] === null
      for (const { to, when } of model.starts) {
        const clients = lacks(to) ? hadIt(when) : 0n
        if (clients === 0n) continue
        once(placePointer(to.place), () => [
          { code: 'lost-on-entering', field: name, place: to.place },
          replayTo(model, to, clients),
        ])
      }
      for (const before of model.states) {
        for (const { event, to, when, rule } of lacks(before) ? [] : before.edges) {
          const clients = lacks(to) ? hadIt(when) : 0n
          if (clients === 0n) continue
          const own = rule?.pointer ?? placePointer(before.place)
          once(sourcePointer(model.flow.definition, before.flow.definition, own), () => [
            { code: 'lost-on-event', field: name, place: before.place, event },
            replayTo(model, before, clients, event),
          ])
        }
      }
    }
  },
}
