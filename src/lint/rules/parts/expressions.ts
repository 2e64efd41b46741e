/** Conditions anywhere in a document: in rules, steps, variants. */
import { childPointer } from '../../../flow/index.ts'

export interface Operation {
  operator: string
  operands: readonly unknown[]
  pointer: string
}

const operators = ['==', '!=', '<', '<=', '>', '>=', 'in', 'and', 'or', 'count']

export function operationsIn(node: unknown, pointer = ''): Operation[] {
  if (!isObject(node)) return []
  const entries = Object.entries(node)
  const [operator = '', operands] = entries[0] ?? []
  const isOperation = entries.length === 1 && operators.includes(operator) && Array.isArray(operands)
  const here = isOperation ? [{ operator, operands, pointer: childPointer(pointer, operator) }] : []
  return [...here, ...entries.flatMap(([key, item]) => operationsIn(item, childPointer(pointer, key)))]
}

/** Every `{"var": …}`. */
export function varsIn(node: unknown, pointer = ''): { path: string; pointer: string }[] {
  if (!isObject(node)) return []
  return Object.entries(node).flatMap(([key, item]) =>
    key === 'var' && typeof item === 'string'
      ? [{ path: item, pointer: childPointer(pointer, key) }]
      : varsIn(item, childPointer(pointer, key)),
  )
}

/** The value of these keys is a condition or a list of conditions: a text there names one. */
const places = ['if', 'when', '!', 'and', 'or', 'count']

/** The names of conditions used there, with repetitions. */
export function namesIn(node: unknown, isCondition = false): string[] {
  if (typeof node === 'string') return isCondition ? [node] : []
  if (Array.isArray(node)) return node.flatMap((item) => namesIn(item, isCondition))
  if (!isObject(node)) return []
  return Object.entries(node).flatMap(([key, item]) => namesIn(item, places.includes(key)))
}

const isObject = (node: unknown): node is object => typeof node === 'object' && node !== null
