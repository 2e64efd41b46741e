/** References to fields, as a flow writes them: `in.mode`, `data.source`, `event.code`, and an answer by its name. */
import { isAnswer } from './answers.ts'
import type { Scope } from './model.ts'

/** An answer is data under its whole name. */
export interface Reference {
  scope: keyof Scope
  key: string
}

/** null for a text that refers to no field. The name of an answer begins with `answers.` and is kept whole. */
export function parseReference(text: string): Reference | null {
  const [, scope = 'data', key] = /^(?:(in|data|event)\.|(?=answers\.))(.+)/.exec(text) ?? []
  return key ? { scope: scope as keyof Scope, key } : null
}

export const formatReference = (scope: keyof Scope, key: string): string => (isAnswer(key) ? key : `${scope}.${key}`)

/** The `var` of a condition: the schema accepts nothing but references. */
export const readReference = (path: string): Reference => parseReference(path) as Reference

/** What a rule assigns or sends, `$data.source`; null for a literal and for `$outcome`. */
export const assignedReference = (value: unknown): Reference | null =>
  typeof value === 'string' && value.startsWith('$') ? parseReference(value.slice(1)) : null

/** The field that an operand of a condition reads, `{ "var": "data.source" }`; null for a literal and for "count". */
export function operandReference(operand: unknown): Reference | null {
  const path = typeof operand === 'object' && operand !== null && 'var' in operand ? operand.var : null
  return typeof path === 'string' ? parseReference(path) : null
}
