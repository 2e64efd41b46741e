import { describeTrace, type Model, propagate } from '../../analysis/index.ts'
import type { Edge, InputSet } from '../../engine/index.ts'
import { defined } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'
import { calls } from './parts/facts.ts'
import { changeReported, nullness } from './parts/nullness.ts'
import { reportOnce } from './parts/report-once.ts'
import { shortestPath } from './parts/shortest-path.ts'
import { sourcePointer } from './parts/source-pointer.ts'

const field = 'result'

/**
 * A session that resumes has no result and says so (docs/decisions/0006). One that has had an answer with a result must
 * not have lost it.
 */
export const lostResult: FlowRule = {
  id: 'lost-result',
  severity: 'error',
  over: 'flow',
  summary: 'The result for the host is still known when the success message is posted.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const edges = model.states.flatMap((state) => state.edges)
    const answers = edges.filter(isAnswer)
    const answered = propagate(answers, (state) => state.edges)
    const empty = nullness(model, field)
    const once = reportOnce(report)
    for (const edge of edges) {
      const change = edge.rule && changeReported(model, edge, field)
      if (!edge.rule || change === null || change === 'sets') continue
      const before = isAnswer(edge) ? edge.when : edge.when & answered(edge.from)
      const lost = change === 'clears' ? before : before & empty(edge.from)
      if (lost === 0n) continue
      const written = `${edge.rule.pointer}/emit/success`
      once(sourcePointer(model.flow.definition, edge.from.flow.definition, written), () => {
        const message = 'The host is told of success without the result that the server gave.'
        const fix = `Set "${field}" to "$outcome" when the call succeeds, and keep it.`
        return { message: `${message} ${fix}`, trace: traceThroughAnswer(model, answers, edge, lost & -lost) }
      })
    }
  },
}

/** A shortest way on which the server has answered; the shortest of all may be that of a session that resumes. */
function traceThroughAnswer(model: Model, answers: readonly Edge[], last: Edge, client: InputSet): string[] {
  const forClient = (edges: readonly Edge[]) => edges.filter(({ when }) => (when & client) !== 0n)
  const before = isAnswer(last)
    ? []
    : defined(
        shortestPath(forClient(answers), ({ edges }) => forClient(edges), last.from),
        'way through an answer',
      )
  const path = [...before, last]
  return describeTrace(model, (before[0] ?? last).from, client, ...path.map(({ event }) => event))
}

function isAnswer({ event, from }: Edge): boolean {
  if (event.type !== '@done') return false
  const { effect } = defined(from.flow.calls[event.call], `call at ${event.call}`)
  return calls[effect].answers
}
