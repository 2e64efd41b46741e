/** Conditions that compare a key of an event with a value that the key never has. */
import { orders } from '../../../engine/index.ts'
import { childPointer, formatReference, operandReference, parseReference, type Reference } from '../../../flow/index.ts'
import type { FlowDefinition } from '../../../generated/flow.types.ts'
import type { Violation } from '../../words/index.ts'
import type { Located } from './each-flow.ts'
import { type Operation, operationsIn, varsIn } from './expressions.ts'
import { payloads, type ValueKind } from './facts.ts'

const kinds: ReadonlyMap<string, ValueKind> = new Map([
  ['code', 'text'],
  ...Object.values(payloads).flatMap((keys) => keys.map(({ key, kind }) => [key, kind] as const)),
])

type Found = Located<'event-payload'>

export function wrongPayloadComparisons(definition: FlowDefinition): Found[] {
  const comparisons = operationsIn(definition).filter(({ operator }) => !['and', 'or', 'count'].includes(operator))
  const operands = new Set(
    comparisons.flatMap(({ pointer }) => [0, 1].map((index) => childPointer(pointer, index, 'var'))),
  )
  const bare = varsIn(definition).filter(({ pointer }) => !operands.has(pointer))
  return [
    ...comparisons.flatMap((comparison) => wrongComparison(comparison, definition)),
    ...bare.flatMap(({ path, pointer }) => wrongCondition(path, pointer)),
  ]
}

function wrongComparison({ operator, operands, pointer }: Operation, definition: FlowDefinition): Found[] {
  return operands.flatMap((operand, index): Found[] => {
    const kind = kindOf(operandReference(operand))
    const path = pathOf(operand)
    if (!path || !kind) return []
    const [other, at] = [operands[1 - index], childPointer(pointer, 1 - index)]
    if (orders.includes(operator)) return [[pointer, { code: 'not-a-number', path, kind }]]
    const values = operator === 'in' && Array.isArray(other) ? [...other.entries()] : []
    const never = values.filter(([, value]) => !canBe(kind, value))
    if (values.length > 0) return never.map(([item, value]) => [childPointer(at, item), neverEqual(path, kind, value)])
    const possible = valuesOf(other, definition)
    if (possible === null || possible.some((value) => canBe(kind, value))) return []
    return [[at, neverEqual(path, kind, pathOf(other) === null ? possible[0] : other)]]
  })
}

function wrongCondition(path: string, pointer: string): Found[] {
  const kind = kindOf(parseReference(path))
  if (!kind || kind === 'boolean') return []
  return [[pointer, { code: 'never-true', path, kind }]]
}

/** undefined for what is not a key of an event, or one that no event carries. */
const kindOf = (reference: Reference | null): ValueKind | undefined =>
  reference?.scope === 'event' ? kinds.get(reference.key) : undefined

/** The field that an operand reads, as a finding names it. */
function pathOf(operand: unknown): string | null {
  const reference = operandReference(operand)
  return reference && formatReference(reference.scope, reference.key)
}

/** What an operand can be; null where that is unknown or a reference. */
function valuesOf(operand: unknown, { inputs, data }: FlowDefinition): readonly unknown[] | null {
  if (typeof operand !== 'object' || operand === null) return [operand]
  const { scope, key } = operandReference(operand) ?? {}
  const fields = Object.entries(scope === 'in' ? inputs : scope === 'data' ? data : {})
  const field = fields.find(([name]) => name === key)?.[1]
  if (!field || field.type === 'reference') return null
  const values = field.enum ?? (field.type === 'boolean' ? [false, true] : [0])
  return field.nullable ? [...values, null] : values
}

/** Any key may be absent, which is null. A reference can't be looked into. */
const canBe = (kind: ValueKind, value: unknown): boolean =>
  value === null || (kind === 'boolean' && typeof value === 'boolean') || (kind === 'text' && typeof value === 'string')

function neverEqual(path: string, kind: ValueKind, value: unknown): Violation<'event-payload'> {
  const field = pathOf(value)
  return field === null ? { code: 'never-equal', path, kind, value } : { code: 'never-equals-field', path, kind, field }
}
