import { describeEvent } from '../../analysis/index.ts'
import type { ReachableState } from '../../engine/index.ts'
import type { FlowRule } from '../rule.ts'
import { describeTrace } from './parts/describe-trace.ts'
import { pointerOf } from './parts/pointer-of.ts'
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
    const told = new Set<string>()
    const say = (name: string, at: string, where: string, trace: string[]) => {
      if (told.has(at)) return
      told.add(at)
      const mend = `Put it back to its first value with "unset": ["${name}"], or leave it.`
      report(at, `${where} '${name}' is lost, though it was given from outside. ${mend}`, { trace })
    }
    for (const { name, input } of given) {
      const hadIt = (inputs: bigint) => model.space.filter(inputs, (each) => each[input] !== null)
      const lacks = (reached: ReachableState | undefined) => (reached?.state.data[name] ?? null) === null
      for (const { to, when } of model.starts) {
        const [place, lost] = [model.states[to]?.place ?? '', lacks(model.states[to]) ? hadIt(when) : 0n]
        if (lost !== 0n) say(name, pointerOf(place), `On entering '${place}'`, describeTrace(model, to, lost))
      }
      for (const [index, before] of model.states.entries()) {
        for (const { event, to, when, rule } of lacks(before) ? [] : (model.edges[index] ?? [])) {
          const lost = lacks(model.states[to]) ? hadIt(when) : 0n
          if (lost === 0n) continue
          const own = rule === undefined ? pointerOf(before.place) : rule
          const at = sourcePointer(model.flow.definition, before.flow.definition, own)
          say(name, at, `At '${before.place}' (${describeEvent(event)})`, describeTrace(model, index, lost, event))
        }
      }
    }
  },
}
