/** Conditions anywhere in a document: in rules, steps, variants. */
import { childPointer } from '../../../flow/index.ts'

export interface Operation {
  operator: string
  operands: readonly unknown[]
  pointer: string
}

const operators = ['==', '!=', '<', '<=', '>', '>=', 'in', 'and', 'or', 'count']

export function operationsIn(node: unknown, pointer = ''): Operation[] {
  if (!isContainer(node)) return []
  const entries = Object.entries(node)
  const own = entries.flatMap(([operator, operands]) =>
    entries.length === 1 && operators.includes(operator) && Array.isArray(operands)
      ? [{ operator, operands, pointer: childPointer(pointer, operator) }]
      : [],
  )
  return [...own, ...entries.flatMap(([key, item]) => operationsIn(item, childPointer(pointer, key)))]
}

/** Every `{"var": …}`. */
export function varsIn(node: unknown, pointer = ''): { path: string; pointer: string }[] {
  if (!isContainer(node)) return []
  return Object.entries(node).flatMap(([key, item]) =>
    key === 'var' && typeof item === 'string'
      ? [{ path: item, pointer: childPointer(pointer, key) }]
      : varsIn(item, childPointer(pointer, key)),
  )
}

/** The values of these keys are conditions or lists of conditions: a text there is the name of a condition. */
const places = ['if', 'when', '!', 'and', 'or', 'count']

/** The names of conditions used there, with repetitions. */
export function namesIn(node: unknown, isCondition = false): string[] {
  if (typeof node === 'string') return isCondition ? [node] : []
  if (Array.isArray(node)) return node.flatMap((item) => namesIn(item, isCondition))
  if (!isContainer(node)) return []
  return Object.entries(node).flatMap(([key, item]) => namesIn(item, places.includes(key)))
}

const isContainer = (node: unknown): node is object => typeof node === 'object' && node !== null
