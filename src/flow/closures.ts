/** The closures of which a compiled condition consists. They loop, because array methods take several times as long. */
import type { Scope, Test } from './model.ts'
import type { Reference } from './references.ts'

export type Get = (scope: Scope) => unknown

export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>='

/** Reads a value; null where it is absent. An event can lack any key, so what objects inherit is not a value of it. */
export function readerOf({ scope, key }: Reference): Get {
  if (key in Object.prototype)
    return (values) => (Object.hasOwn(values[scope], key) ? (values[scope][key] ?? null) : null)
  if (scope === 'in') return (values) => values.in[key] ?? null
  if (scope === 'data') return (values) => values.data[key] ?? null
  return (values) => values.event[key] ?? null
}

/** Strict: operands of different types are never equal and never ordered. */
export function comparison(operator: Operator, left: Get, right: Get): Test {
  if (operator === '==') return (scope) => left(scope) === right(scope)
  if (operator === '!=') return (scope) => left(scope) !== right(scope)
  const isOrdered = orders[operator]
  return (scope) => {
    const [a, b] = [left(scope), right(scope)]
    return typeof a === 'number' && typeof b === 'number' && isOrdered(a, b)
  }
}

const orders = {
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
  '>': (a: number, b: number) => a > b,
  '>=': (a: number, b: number) => a >= b,
}

export const allOf =
  (tests: readonly Test[]): Test =>
  (scope) => {
    for (const test of tests) if (!test(scope)) return false
    return true
  }

export const anyOf =
  (tests: readonly Test[]): Test =>
  (scope) => {
    for (const test of tests) if (test(scope)) return true
    return false
  }

/** How many tests hold. */
export function count(tests: readonly Test[], scope: Scope): number {
  let found = 0
  for (const test of tests) if (test(scope)) found++
  return found
}
