/** Which values of an event's payload the conditions of a flow can tell apart. */
import { type CompiledFlow, operandReference, parseReference, type Reference } from '../flow/index.ts'
import { domainOf } from './input-sets.ts'

/** Stands for every value that no condition of the flow names. */
export const anyOther = '(other)'

/** By key: the values that conditions compare it with. `event.code` is the key `code`. */
export type ComparedValues = ReadonlyMap<string, ReadonlySet<unknown>>

/** Operators that compare by size. */
export const orders: readonly string[] = ['<', '<=', '>', '>=']
const comparisons = ['==', '!=', ...orders]

/** `observed`: conditions besides those of the flow, as JSON. */
export function comparedPayloadValues(flow: CompiledFlow, observed?: unknown): ComparedValues {
  const found = new Map<string, Set<unknown>>()
  collect([flow.definition, observed])
  return found

  function collect(node: unknown): void {
    if (typeof node !== 'object' || node === null) return
    for (const [key, below] of Object.entries(node)) {
      if (key === 'var' && typeof below === 'string') add(parseReference(below), [true])
      else if (key === 'in' && isPair(below)) add(operandReference(below[0]), [below[1]].flat())
      else if (comparisons.includes(key) && isPair(below)) compare(below, orders.includes(key))
      else collect(below)
    }
  }

  function compare([left, right]: readonly [unknown, unknown], isOrdered: boolean) {
    add(operandReference(left), valuesOf(right, isOrdered))
    add(operandReference(right), valuesOf(left, isOrdered))
    collect(countedBy(left))
    collect(countedBy(right))
  }

  function add(reference: Reference | null, values: readonly unknown[]) {
    if (reference?.scope !== 'event') return
    const known = found.get(reference.key) ?? new Set()
    found.set(reference.key, known)
    for (const value of values) known.add(value)
  }

  /** What an operand can be; one of an event is compared with a value and with none. */
  function valuesOf(operand: unknown, isOrdered: boolean): readonly unknown[] {
    const reference = operandReference(operand)
    if (reference) return reference.scope === 'event' ? [null] : domainAt(reference)
    const counted = countedBy(operand)
    if (counted) return [0, ...counted.map((_, index) => index + 1)]
    return isOrdered && typeof operand === 'number' ? [operand - 1, operand, operand + 1] : [operand]
  }

  /** Flow tests are not compiled with the flow: what they name may not exist. */
  function domainAt({ scope, key }: Reference): readonly unknown[] {
    const field = (scope === 'in' ? flow.inputs : flow.data).find(({ name }) => name === key)
    return field ? domainOf(field) : []
  }
}

const isPair = (node: unknown): node is readonly [unknown, unknown] => Array.isArray(node) && node.length === 2

function countedBy(operand: unknown): readonly unknown[] | null {
  const counted = typeof operand === 'object' && operand !== null && 'count' in operand ? operand.count : null
  return Array.isArray(counted) ? counted : null
}
