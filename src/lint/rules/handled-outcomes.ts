import { childPointer, isRecord } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'
import { problemsOf } from './parts/problems.ts'

export const handledOutcomes: FlowRule<'handled-outcomes'> = {
  id: 'handled-outcomes',
  severity: 'error',
  over: 'flow',
  summary: 'Each outcome of a call has an effect.',
  rank: 'definition',
  check: (linted, report) => {
    for (const problem of problemsOf(linted, 'handled-outcomes')) report(problem.pointer, problem)
    for (const [pointer, call] of callsIn(linted.definition?.steps, '/steps')) {
      for (const outcome of ['onDone', 'onError']) {
        if (!(outcome in call) || !isEmpty(call[outcome])) continue
        const code = outcome === 'onDone' ? 'success-ignored' : 'failure-ignored'
        report(childPointer(pointer, outcome), {
          code,
          call: typeof call['effect'] === 'string' ? call['effect'] : null,
        })
      }
    }
  },
}

type Json = Readonly<Record<string, unknown>>

/** Every `do` at any depth, even in a flow that doesn't compile. */
function callsIn(node: unknown, at: string): [pointer: string, call: Json][] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, below]) => {
    const pointer = childPointer(at, key)
    const own: [string, Json][] = key === 'do' && isRecord(below) && 'effect' in below ? [[pointer, below]] : []
    return [...own, ...callsIn(below, pointer)]
  })
}

/** Whether each of its rules stays, changes no field and sends nothing. */
function isEmpty(target: unknown): boolean {
  const rules = Array.isArray(target) ? target : [target]
  return rules.every((rule) => {
    if (!isRecord(rule)) return rule === '@stay'
    return (rule['to'] ?? '@stay') === '@stay' && ['set', 'unset', 'inc', 'emit', 'do'].every((key) => !(key in rule))
  })
}
