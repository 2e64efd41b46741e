import type { Model } from '../../analysis/index.ts'
import type { Edge, InputSet } from '../../engine/index.ts'
import type { FlowRule } from '../rule.ts'
import { describeTrace } from './parts/describe-trace.ts'
import { calls } from './parts/facts.ts'
import { nullness, toldBy } from './parts/nullness.ts'
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
  summary: 'What the server gave for the host is still there when the host is told.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const answered = afterAnswers(model)
    const empty = nullness(model, field)
    const told = new Set<string>()
    for (const [from, leaving] of model.edges.entries()) {
      for (const edge of leaving) {
        if (edge.rule === undefined || told.has(edge.rule)) continue
        const change = toldBy(model, from, edge, field)
        if (change === null || change === 'sets') continue
        const before = isAnswer(model, from, edge.event) ? edge.when : edge.when & (answered[from] ?? 0n)
        const lost = change === 'clears' ? before : before & (empty[from] ?? 0n)
        if (lost === 0n) continue
        told.add(edge.rule)
        const its = model.states[from]?.flow.definition ?? model.flow.definition
        const at = sourcePointer(model.flow.definition, its, `${edge.rule}/emit/success`)
        const message = `The host is told of success without the result that the server gave.`
        report(at, `${message} Set "${field}" to "$outcome" when the call succeeds, and keep it.`, {
          trace: wayThroughAnswer(model, from, edge, lost & -lost),
        })
      }
    }
  },
}

/** Of each state the inputs for which a call that answers has succeeded before. */
function afterAnswers(model: Model): InputSet[] {
  const sets = model.states.map(() => 0n)
  const queue: number[] = []
  const grow = (at: number, found: InputSet) => {
    if ((found & ~(sets[at] ?? 0n)) === 0n) return
    sets[at] = (sets[at] ?? 0n) | found
    queue.push(at)
  }
  for (const [from, leaving] of model.edges.entries())
    for (const { event, to, when } of leaving) if (isAnswer(model, from, event)) grow(to, when)
  for (const from of queue) for (const { to, when } of model.edges[from] ?? []) grow(to, when & (sets[from] ?? 0n))
  return sets
}

/** A shortest way by which the server has answered; the shortest of all may be that of a session that resumes. */
function wayThroughAnswer(model: Model, to: number, last: Edge, client: InputSet): string[] {
  if (isAnswer(model, to, last.event)) return describeTrace(model, to, client, last.event)
  const by = new Map<number, { from: number; edge: Edge }>()
  const queue: number[] = []
  const go = (from: number, edge: Edge) => {
    if ((edge.when & client) === 0n || by.has(edge.to)) return
    by.set(edge.to, { from, edge })
    queue.push(edge.to)
  }
  for (const [from, leaving] of model.edges.entries())
    for (const edge of leaving) if (isAnswer(model, from, edge.event)) go(from, edge)
  for (const from of queue) for (const edge of model.edges[from] ?? []) go(from, edge)
  const events = [last.event]
  for (let at = by.get(to); at; at = by.get(at.from)) {
    events.unshift(at.edge.event)
    if (isAnswer(model, at.from, at.edge.event)) return describeTrace(model, at.from, client, ...events)
  }
  return []
}

function isAnswer({ states: reached }: Model, from: number, event: Edge['event']): boolean {
  const call = event.type === '@done' && 'call' in event ? reached[from]?.flow.calls[String(event.call)] : undefined
  return call !== undefined && calls[call.effect].answers
}
