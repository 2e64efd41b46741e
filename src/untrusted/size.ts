/** Limits the size of what comes from outside before anything validates it or passes it on. */
import { isPlainObject } from './plain.ts'

/** Characters of a message as JSON. */
const maxLength = 100_000
/** More than a valid message needs, and too little to exhaust the stack of a recursive function. */
const maxDepth = 50

/** Whether this is plain data of at most 100 kB. The count stops as soon as it is more. */
export const isSmall = (data: unknown): boolean => remaining(data, maxLength, 0) >= 0

const exceeded = -1

/** What is left of `budget` after this node; negative if it is too large, too deep or not plain data. */
function remaining(node: unknown, budget: number, depth: number): number {
  if (budget < 0 || depth > maxDepth) return exceeded
  if (typeof node === 'string') return budget - node.length - 2
  if (node === null || typeof node === 'boolean' || Number.isFinite(node)) return budget - 5
  if (Array.isArray(node)) return spend(node, budget - 2, (item, left) => remaining(item, left - 1, depth + 1))
  if (!isPlainObject(node)) return exceeded
  return spend(Object.keys(node), budget - 2, (key, left) => {
    if (key === '__proto__') return exceeded
    const value = node[key]
    const without = left - key.length - 4
    // A key without a value is no part of the JSON, but it was sent, and takes time.
    return value === undefined ? without : remaining(value, without, depth + 1)
  })
}

function spend<T>(items: readonly T[], budget: number, cost: (item: T, left: number) => number): number {
  let left = budget
  for (const item of items) {
    left = cost(item, left)
    if (left < 0) return exceeded
  }
  return left
}

/** Levels of data that is passed on as it is: few enough for whoever copies it, for instance `postMessage`. */
const maxLevels = 200

/** Whether a JSON text nests deeper than a message can carry. A text that is no JSON does not. */
export function textNestsTooDeep(text: string): boolean {
  try {
    return isDeeper(JSON.parse(text), maxLevels)
  } catch {
    return false
  }
}

const isDeeper = (node: unknown, levels: number): boolean =>
  typeof node === 'object' &&
  node !== null &&
  (levels === 0 || Object.values(node).some((item) => isDeeper(item, levels - 1)))
