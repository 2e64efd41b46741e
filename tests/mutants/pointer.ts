/** A definition as a tree of JSON: reading a node, and copying the tree with changes. */
import {
  childPointer,
  defined,
  lastSegment,
  parentPointer,
  pointerSegments,
  valueAtPointer,
} from '../../src/flow/index.ts'

export type Node = unknown

/** Removes the node at the pointer. */
export const absent = Symbol('absent')

export type Edit = readonly [pointer: string, value: unknown]

const isObject = (node: Node): node is Record<string, unknown> => typeof node === 'object' && node !== null

export const read = (document: Node, pointer: string): Node => valueAtPointer(document, pointer)

export const keysAt = (document: Node, pointer: string): string[] => {
  const node = read(document, pointer)
  return isObject(node) ? Object.keys(node) : []
}

/** Pointers of every node with this key. */
export function nodesWithKey(document: Node, key: string, at = ''): string[] {
  if (!isObject(document)) return []
  return Object.entries(document).flatMap(([name, node]) => [
    ...(name === key ? [childPointer(at, name)] : []),
    ...nodesWithKey(node, key, childPointer(at, name)),
  ])
}

export function edited<T>(document: T, edits: readonly Edit[]): T {
  const copy = structuredClone(document)
  for (const [pointer, value] of edits) put(copy, pointer, value)
  return copy
}

function put(document: Node, pointer: string, value: unknown): void {
  const above = pointerSegments(pointer)
  const last = defined(above.pop(), 'key in the pointer of an edit')
  const parent = above.reduce<Node>((node, key) => (isObject(node) ? node[key] : undefined), document)
  if (!isObject(parent)) throw new Error(`There is nothing at ${pointer}.`)
  if (value !== absent) parent[last] = structuredClone(value)
  else if (Array.isArray(parent)) parent.splice(Number(last), 1)
  else delete parent[last]
}

/** Renames a key and keeps its position. */
export function renamed(document: Node, pointer: string, name: string): Edit {
  const last = lastSegment(pointer)
  const parent = parentPointer(pointer)
  const entries = Object.entries(read(document, parent) as object)
  return [parent, Object.fromEntries(entries.map(([key, node]) => [key === last ? name : key, node]))]
}
