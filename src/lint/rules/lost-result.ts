import { type Model, propagate, replayTo, sourcePointer } from '../../analysis/index.ts'
import type { Edge, InputSet } from '../../engine/index.ts'
import { childPointer, defined } from '../../flow/index.ts'
import type { ModelRule } from '../rule.ts'
import { calls } from './parts/facts.ts'
import { changeReported, nullness } from './parts/nullness.ts'
import { reportOnce } from './parts/report-once.ts'
import { shortestPath } from './parts/shortest-path.ts'

const field = 'result'

/**
 * A session that resumes posts success without a result (docs/decisions/0006). A session that has received a result must
 * post it.
 */
export const lostResult: ModelRule<'lost-result'> = {
  id: 'lost-result',
  severity: 'error',
  over: 'model',
  summary: 'The success message contains the result that the server gave.',
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
      const written = childPointer(edge.rule.pointer, 'emit', 'success')
      once(sourcePointer(model.flow.definition, edge.from.flow.definition, written), () => [
        { code: 'success-without-result' },
        wayThroughAnswer(model, answers, edge, lost & -lost),
      ])
    }
  },
}

/** The shortest trace with an answer of the server: the shortest of all may be that of a session that resumes. */
function wayThroughAnswer(model: Model, answers: readonly Edge[], last: Edge, client: InputSet) {
  const forClient = (edges: readonly Edge[]) => edges.filter(({ when }) => (when & client) !== 0n)
  const before = isAnswer(last)
    ? []
    : defined(
        shortestPath(forClient(answers), ({ edges }) => forClient(edges), last.from),
        'trace through an answer',
      )
  const path = [...before, last]
  return replayTo(model, (before[0] ?? last).from, client, ...path.map(({ event }) => event))
}

function isAnswer({ event, from }: Edge): boolean {
  if (event.type !== '@done') return false
  const { effect } = defined(from.flow.calls[event.call], `call at ${event.call}`)
  return calls[effect].answers
}
