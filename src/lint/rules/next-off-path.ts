import { describeTrace } from '../../analysis/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import type { FlowRule } from '../rule.ts'
import { problemsOf } from './parts/problems.ts'
import { reportOnce } from './parts/report-once.ts'
import { sourcePointer } from './parts/source-pointer.ts'

export const nextOffPath: FlowRule = {
  id: 'next-off-path',
  severity: 'error',
  over: 'flow',
  summary: '@next and @back always find a step on the path.',
  check: (flow, report) => {
    for (const { problem, message } of problemsOf(flow, 'next-off-path'))
      report(problem.pointer, message, { rank: 'definition' })
    const model = flow.model()
    if (!model) return
    const once = reportOnce(report)
    for (const { event, from, to, when, rule } of model.states.flatMap(({ edges }) => edges)) {
      const { flow: its, place } = from
      if (!rule || rule.call || (rule.afterMs !== null && event.type !== '@elapsed') || to.place !== place) continue
      const { kind } = rule.target
      if (kind !== 'next' && kind !== 'back') continue
      once(sourcePointer(model.flow.definition, its.definition, rule.pointer), () => {
        const beyond = kind === 'next' ? 'after' : 'before'
        const off = switchedOff(its.definition, place, kind)
        const why = off ? `'${off}' is switched off, and ` : ''
        const message = `At '${place}' @${kind} may lead nowhere: ${why}no step ${beyond} it is on the path then.`
        const fix = 'Move it within "path", lead to a step by name, or give the rule an "if".'
        return { message: `${message} ${fix}`, trace: describeTrace(model, from, when, event) }
      })
    }
  },
}

/** The nearest step that could have come, and is off. */
function switchedOff({ path, steps }: FlowDefinition, place: string, kind: 'next' | 'back'): string | undefined {
  const here = path.indexOf(place.split('.')[0] ?? '')
  const others = kind === 'next' ? path.slice(here + 1) : path.slice(0, here).reverse()
  return others.find((step) => steps[step]?.enabled === false)
}
