import { childPointer } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'
import { problemsOf } from './parts/problems.ts'

export const handledOutcomes: FlowRule = {
  id: 'handled-outcomes',
  severity: 'error',
  over: 'flow',
  summary: 'Each outcome of a call has an effect.',
  rank: 'definition',
  check: (linted, report) => {
    for (const { problem, message } of problemsOf(linted, 'handled-outcomes')) report(problem.pointer, message)
    for (const [pointer, call] of callsIn(linted.definition?.steps, '/steps')) {
      for (const outcome of ['onDone', 'onError']) {
        const effect = typeof call['effect'] === 'string' ? call['effect'] : 'the call'
        const what = outcome === 'onDone' ? `'${effect}' succeeds` : `'${effect}' fails`
        const fix = outcome === 'onDone' ? 'Lead on, or keep the result' : 'Set a "problem", or lead to another place'
        if (outcome in call && isEmpty(call[outcome]))
          report(`${pointer}/${outcome}`, `When ${what}, nothing changes and no message is sent. ${fix}.`)
      }
    }
  },
}

type Json = Readonly<Record<string, unknown>>

const isObject = (node: unknown): node is Json => typeof node === 'object' && node !== null && !Array.isArray(node)

/** Every `do` at any depth, even in a flow that doesn't compile. */
function callsIn(node: unknown, at: string): [pointer: string, call: Json][] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, below]) => {
    const pointer = childPointer(at, key)
    const here: [string, Json][] = key === 'do' && isObject(below) && 'effect' in below ? [[pointer, below]] : []
    return [...here, ...callsIn(below, pointer)]
  })
}

/** Each of its rules stays, changes no field and sends nothing. */
function isEmpty(target: unknown): boolean {
  const rules = Array.isArray(target) ? target : [target]
  return rules.every((rule) => {
    if (!isObject(rule)) return rule === '@stay'
    return (rule['to'] ?? '@stay') === '@stay' && ['set', 'unset', 'inc', 'emit', 'do'].every((key) => !(key in rule))
  })
}
