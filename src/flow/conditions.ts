/**
 * Conditions: a closed subset of JsonLogic's syntax with strict types, compiled to closures (docs/decisions/0002).
 * Where a condition is expected a string names one; where a value is expected a string is a literal.
 */
import type { Condition, Value } from '../generated/flow.types.ts'
import { childPointer } from '../pointer/index.ts'
import { isAnswer } from './answers.ts'
import { allOf, anyOf, comparison, count, type Get, type Operator, readerOf } from './closures.ts'
import { defined } from './defined.ts'
import { failureNames } from './failures.ts'
import { isRecord } from './json.ts'
import type { Field, Test } from './model.ts'
import type { Problem } from './problem.ts'
import { formatReference, readReference } from './references.ts'
import { suggest } from './suggest.ts'

interface Operand {
  read: Get
  /** As the flow writes it: `data.source`; null for a literal and for "count". */
  path: string | null
  field: Field | null
  literal: boolean
}

type Tables = { in: readonly Field[]; data: readonly Field[] }

export interface ConditionCompiler {
  test: (condition: Condition, pointer: string) => Test
  used: ReadonlySet<string>
}

export function createConditionCompiler(
  named: Readonly<Record<string, Condition>>,
  tables: Tables,
  report: (problem: Problem) => void,
): ConditionCompiler {
  const compiled = new Map<string, Test>()
  const underWay = new Set<string>()
  const used = new Set<string>()
  const never: Test = () => false

  function byName(name: string, pointer: string): Test {
    const definition = Object.hasOwn(named, name) ? named[name] : undefined
    if (definition === undefined) {
      report({ code: 'unknown-name', pointer, kind: 'condition', name, suggestion: suggest(name, Object.keys(named)) })
      return never
    }
    used.add(name)
    if (underWay.has(name)) {
      report({ code: 'circular-condition', pointer, condition: name })
      return never
    }
    const known = compiled.get(name)
    if (known) return known
    underWay.add(name)
    const test = compile(definition, childPointer('/conditions', name))
    underWay.delete(name)
    compiled.set(name, test)
    return test
  }

  function fieldOf(path: string, pointer: string): Field | null {
    const { scope, key } = readReference(path)
    if (scope === 'event') return key === 'failure' ? failureField : null
    const field = tables[scope].find(({ name }) => name === key)
    if (field) return field
    const alike = tables[scope].filter(({ name }) => isAnswer(name) === isAnswer(key))
    const known = alike.map(({ name }) => formatReference(scope, name))
    report({ code: 'unknown-name', pointer, kind: 'field', name: path, suggestion: suggest(path, known) })
    return null
  }

  function read(value: Value, pointer: string): Operand {
    if (!isRecord(value)) return { read: () => value, path: null, field: null, literal: true }
    if (value.count) {
      const tests = value.count.map((part, index) => compile(part, childPointer(pointer, 'count', index)))
      return { read: (scope) => count(tests, scope), path: null, field: null, literal: false }
    }
    const path = defined(value.var, '"var" or "count" in a value')
    return {
      read: readerOf(readReference(path)),
      path,
      field: fieldOf(path, childPointer(pointer, 'var')),
      literal: false,
    }
  }

  function checkLiteral({ path, field }: Operand, value: unknown, pointer: string) {
    if (!field) return
    if (path !== null && value !== null && isOpaque(field)) {
      report({ code: 'compares-reference', pointer, field: path })
    } else if (!isInDomain(field, value)) report(outsideDomain(field, value, pointer))
  }

  function compare(operator: Operator, operands: readonly Value[], pointer: string): Test {
    const [left, right] = operands.map((operand, index) => read(operand, childPointer(pointer, index)))
    if (!left || !right) return never
    if (left.literal && right.literal) {
      report({ code: 'compares-literals', pointer })
    }
    if (right.literal) checkLiteral(left, operands[1], childPointer(pointer, 1))
    if (left.literal) checkLiteral(right, operands[0], childPointer(pointer, 0))
    return comparison(operator, left.read, right.read)
  }

  function compile(condition: Condition, pointer: string): Test {
    if (typeof condition === 'string') return byName(condition, pointer)
    const [operator, operand] = Object.entries(condition)[0] as [string, never]
    const at = childPointer(pointer, operator)
    if (operator === 'var') {
      const { read: get, field } = read({ var: operand }, pointer)
      if (field && !isBoolean(field)) report({ code: 'not-boolean', pointer: at, field: field.name })
      return (scope) => get(scope) === true
    }
    if (operator === '!') {
      const test = compile(operand, at)
      return (scope) => !test(scope)
    }
    if (operator === 'and' || operator === 'or') {
      const tests = (operand as Condition[]).map((part, index) => compile(part, childPointer(at, index)))
      return operator === 'and' ? allOf(tests) : anyOf(tests)
    }
    if (operator === 'in') {
      const [value, list] = operand as [Value, unknown[]]
      const compared = read(value, childPointer(at, 0))
      for (const [index, item] of list.entries()) checkLiteral(compared, item, childPointer(at, 1, index))
      return (scope) => list.includes(compared.read(scope))
    }
    return compare(operator as Operator, operand, at)
  }

  return { test: compile, used }
}

/** The one key of an event with a domain of its own; null in an event that reports no failure. */
const failureField: Field = { name: 'event.failure', values: failureNames, nullable: true }

/** A field without a domain has been reported: nothing more is said about it. */
const isWithoutDomain = ({ values }: Field) => values.length === 0

/** A value that the flow only passes on. The check knows whether it is null, and nothing else about it. */
const isOpaque = ({ name, values }: Field) => values === 'reference' && !isAnswer(name)

const isBoolean = (field: Field) =>
  isWithoutDomain(field) || (field.values !== 'reference' && field.values.includes(true))

/** Whether a value lies in a field's domain. */
export function isInDomain(field: Field, value: unknown): boolean {
  if (isWithoutDomain(field)) return true
  if (value === null) return field.nullable
  return field.values === 'reference'
    ? typeof value === 'object' || typeof value === 'string' || isAnswer(field.name)
    : field.values.includes(value)
}

export function outsideDomain(field: Field, value: unknown, pointer: string): Problem {
  const known = field.values === 'reference' ? ['null'] : field.values.map(String)
  return { code: 'outside-domain', pointer, field: field.name, value, suggestion: suggest(String(value), known) }
}
