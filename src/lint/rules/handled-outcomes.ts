import { childPointer } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'
import { isObject, type Json } from './parts/steps-of.ts'

export const handledOutcomes: FlowRule = {
  id: 'handled-outcomes',
  severity: 'error',
  over: 'flow',
  summary: 'Each outcome of a call has an effect.',
  rank: 'definition',
  check: ({ definition }, report) => {
    for (const [pointer, call] of callsIn(definition?.steps, '/steps')) {
      for (const outcome of ['onDone', 'onError']) {
        const effect = typeof call['effect'] === 'string' ? call['effect'] : 'the call'
        const what = outcome === 'onDone' ? `'${effect}' succeeds` : `'${effect}' fails`
        const fix = outcome === 'onDone' ? 'Lead on, or keep the result' : 'Set a "problem", or lead to another place'
        if (!(outcome in call)) report(pointer, `There is no rule for when ${what}. Add "${outcome}".`)
        else if (isEmpty(call[outcome]))
          report(`${pointer}/${outcome}`, `When ${what}, nothing changes and no message is sent. ${fix}.`)
      }
    }
  },
}

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
