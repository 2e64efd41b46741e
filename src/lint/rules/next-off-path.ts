import { replayTo, sourcePointer } from '../../analysis/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import type { ModelRule } from '../rule.ts'
import { problemsOf } from './parts/problems.ts'
import { reportOnce } from './parts/report-once.ts'

export const nextOffPath: ModelRule<'next-off-path'> = {
  id: 'next-off-path',
  severity: 'error',
  over: 'model',
  summary: '@next and @back always lead to a step on the path.',
  check: (flow, report) => {
    for (const problem of problemsOf(flow, 'next-off-path')) report(problem.pointer, problem, { rank: 'definition' })
    const model = flow.model()
    if (!model) return
    const once = reportOnce(report)
    for (const { event, from, to, when, rule } of model.states.flatMap(({ edges }) => edges)) {
      const { flow: its, place } = from
      if (!rule || rule.call || (rule.afterMs !== null && event.type !== '@elapsed') || to.place !== place) continue
      const { kind } = rule.target
      if (kind !== 'next' && kind !== 'back') continue
      once(sourcePointer(model.flow.definition, its.definition, rule.pointer), () => [
        { code: 'leads-nowhere', place, target: kind, off: switchedOff(its.definition, from.state.at.step, kind) },
        replayTo(model, from, when, event),
      ])
    }
  },
}

/** The nearest step in this direction that is switched off. */
function switchedOff({ path, steps }: FlowDefinition, step: string, kind: 'next' | 'back'): string | null {
  const index = path.indexOf(step)
  const others = kind === 'next' ? path.slice(index + 1) : path.slice(0, index).reverse()
  return others.find((other) => steps[other]?.enabled === false) ?? null
}
