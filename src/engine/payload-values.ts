/** Which values of an event's payload the conditions of a flow can tell apart. */
import { type CompiledFlow, placeOfVar } from '../flow/index.ts'
import { domainOf } from './input-sets.ts'

/** Stands for every value that no condition of the flow names. */
export const anyOther = '(other)'

/** By key: the values that conditions compare it with. `event.code` is the key `code`. */
export type ComparedValues = ReadonlyMap<string, ReadonlySet<unknown>>

const comparisons = ['==', '!=', '<', '<=', '>', '>=']
const ordered = ['<', '<=', '>', '>=']

/** `observed`: conditions besides those of the flow, as JSON. */
export function comparedPayloadValues(flow: CompiledFlow, observed?: unknown): ComparedValues {
  const found = new Map<string, Set<unknown>>()
  collect([flow.definition, observed])
  return found

  function collect(node: unknown): void {
    if (typeof node !== 'object' || node === null) return
    for (const [key, below] of Object.entries(node)) {
      if (key === 'var' && typeof below === 'string') add(below, [true])
      else if (key === 'in' && isPair(below)) add(pathOf(below[0]), [below[1]].flat())
      else if (comparisons.includes(key) && isPair(below)) compare(below, ordered.includes(key))
      else collect(below)
    }
  }

  function compare([left, right]: readonly [unknown, unknown], isOrdered: boolean) {
    add(pathOf(left), valuesOf(right, isOrdered))
    add(pathOf(right), valuesOf(left, isOrdered))
    collect(countedBy(left))
    collect(countedBy(right))
  }

  function add(path: string | null, values: readonly unknown[]) {
    if (!path?.startsWith('event.')) return
    const key = path.slice('event.'.length)
    const known = found.get(key) ?? new Set()
    found.set(key, known)
    for (const value of values) known.add(value)
  }

  /** What an operand can be; one of an event is compared with a value and with none. */
  function valuesOf(operand: unknown, isOrdered: boolean): readonly unknown[] {
    const path = pathOf(operand)
    if (path?.startsWith('event.')) return [null]
    if (path !== null) return domainAt(path)
    const counted = countedBy(operand)
    if (counted) return [0, ...counted.map((_, index) => index + 1)]
    return isOrdered && typeof operand === 'number' ? [operand - 1, operand, operand + 1] : [operand]
  }

  /** Flow tests are not compiled with the flow: what they name may not exist. */
  function domainAt(path: string): readonly unknown[] {
    const { scope, key } = placeOfVar(path)
    const field = (scope === 'in' ? flow.inputs : flow.data).find(({ name }) => name === key)
    return field ? domainOf(field) : []
  }
}

const isPair = (node: unknown): node is readonly [unknown, unknown] => Array.isArray(node) && node.length === 2

function pathOf(operand: unknown): string | null {
  const path = typeof operand === 'object' && operand !== null && 'var' in operand ? operand.var : null
  return typeof path === 'string' ? path : null
}

function countedBy(operand: unknown): readonly unknown[] | null {
  const counted = typeof operand === 'object' && operand !== null && 'count' in operand ? operand.count : null
  return Array.isArray(counted) ? counted : null
}
