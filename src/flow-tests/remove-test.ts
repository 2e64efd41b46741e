/** Takes a test out of the text of a tests file, and keeps the reason under `removed`. */
import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser'
import { insertItem, insertKey, remove } from '../analysis/index.ts'
import { defined, isSameJson, pointerSegments } from '../flow/index.ts'

/**
 * @param pointer of an invariant, or of a row; a case goes with its last row
 * @param because why nobody has to check it any more
 */
export function removeTest(text: string, pointer: string, because: string): string {
  const path = pathOf(pointer)
  const test = nodeAt(text, path.slice(0, 2))
  const id = defined(findNodeAtLocation(test, ['id']), 'id of a test').value
  const rows = findNodeAtLocation(test, ['rows'])
  const gone = path.length > 2 && rows?.children && rows.children.length > 1 ? nodeAt(text, path) : test
  const without = remove(text, gone)
  const reason = { test: id, because }
  const removed = findNode(without, ['removed'])
  // The reason for several rows of a case is said once.
  if (removed && (getNodeValue(removed) as unknown[]).some((each) => isSameJson(each, reason))) return without
  return removed
    ? insertItem(without, removed, reason)
    : insertKey(without, nodeAt(without, []), 'removed', [reason], 'last')
}

const pathOf = (pointer: string) =>
  pointerSegments(pointer).map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment))

function findNode(text: string, path: readonly (string | number)[]): Node | undefined {
  return findNodeAtLocation(defined(parseTree(text), 'JSON'), [...path])
}

const nodeAt = (text: string, path: readonly (string | number)[]): Node =>
  defined(findNode(text, path), `value at ${path.join('/')}`)
