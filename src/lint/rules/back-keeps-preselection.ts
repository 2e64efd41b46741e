import { describeEvent, describeTrace } from '../../analysis/index.ts'
import type { ReachableState } from '../../engine/index.ts'
import type { FlowRule } from '../rule.ts'
import { pointerOf } from './parts/pointer-of.ts'
import { reportOnce } from './parts/report-once.ts'
import { sourcePointer } from './parts/source-pointer.ts'

export const backKeepsPreselection: FlowRule = {
  id: 'back-keeps-preselection',
  severity: 'error',
  over: 'flow',
  summary: 'What was given from outside is never lost on the way.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const given = model.flow.data.flatMap(({ name, init }) => (init.kind === 'in' ? [{ name, input: init.key }] : []))
    const once = reportOnce(report)
    const lost = (name: string, where: string, trace: string[]) => {
      const fix = `Put it back to its first value with "unset": ["${name}"], or leave it.`
      return { message: `${where} '${name}' is lost, though it was given from outside. ${fix}`, trace }
    }
    for (const { name, input } of given) {
      const hadIt = (inputs: bigint) => model.space.filter(inputs, (each) => each[input] !== null)
      const lacks = ({ state }: ReachableState) => state.data[name] === null
      for (const { to, when } of model.starts) {
        const clients = lacks(to) ? hadIt(when) : 0n
        if (clients === 0n) continue
        once(pointerOf(to.place), () => lost(name, `On entering '${to.place}'`, describeTrace(model, to, clients)))
      }
      for (const before of model.states) {
        for (const { event, to, when, rule } of lacks(before) ? [] : before.edges) {
          const clients = lacks(to) ? hadIt(when) : 0n
          if (clients === 0n) continue
          const own = rule?.pointer ?? pointerOf(before.place)
          const where = `At '${before.place}' (${describeEvent(event)})`
          once(sourcePointer(model.flow.definition, before.flow.definition, own), () =>
            lost(name, where, describeTrace(model, before, clients, event)),
          )
        }
      }
    }
  },
}
