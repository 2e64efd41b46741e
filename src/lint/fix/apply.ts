/** Applies the fixes of findings to a text and changes nothing else. */

import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser'
import { insertKey, remove, replaceValue } from '../../analysis/index.ts'
import { pointerSegments } from '../../flow/index.ts'
import type { Finding } from '../finding.ts'
import type { FixedChange } from '../words/index.ts'

/** A text, and what was done to it. */
export interface EditedText {
  text: string
  changes: readonly FixedChange[]
}

/** Starts at the end of the file, so that no fix moves another. A fix that contains another waits for the next round. */
export function applyFixes(text: string, findings: readonly Finding[]): EditedText {
  const root = parseTree(text)
  if (!root) return { text, changes: [] }
  const placed = findings
    .flatMap((finding) => (finding.fix ? [{ ...placeOf(root, finding.fix.pointer), finding, fix: finding.fix }] : []))
    .sort((a, b) => b.offset - a.offset || b.length - a.length)
  const changes: FixedChange[] = []
  let fixed = text
  let touchedFrom = Number.POSITIVE_INFINITY
  for (const { path, offset, length, finding, fix } of placed) {
    const { pointer, value } = fix
    if (offset + length > touchedFrom) continue
    const after = edited(fixed, path, value)
    if (after === fixed) continue
    fixed = after
    touchedFrom = offset
    changes.unshift({ code: value === undefined ? 'removed' : 'replaced', pointer, rule: finding.rule })
  }
  return { text: fixed, changes }
}

function edited(text: string, path: JSONPath, value: unknown): string {
  const root = parseTree(text)
  const node = root && findNodeAtLocation(root, path)
  if (node) return value === undefined ? remove(text, node) : replaceValue(text, node, value)
  const holder = root && findNodeAtLocation(root, path.slice(0, -1))
  if (holder?.type !== 'object' || value === undefined) return text
  return insertKey(text, holder, String(path.at(-1)), value, 'last')
}

/**
 * Where the value at a pointer is, including its key. What isn't there yet is at the end of the object or list that will
 * contain it. Only in lists a number is an index.
 */
function placeOf(root: Node, pointer: string): { path: JSONPath; offset: number; length: number } {
  const path: JSONPath = []
  let holder = root
  let node: Node | undefined = root
  for (const segment of pointerSegments(pointer)) {
    path.push(node?.type === 'array' ? Number(segment) : segment)
    if (node) holder = node
    node = node && findNodeAtLocation(node, path.slice(-1))
  }
  if (!node) return { path, offset: holder.offset + holder.length, length: 0 }
  const { offset, length } = node.parent?.type === 'property' ? node.parent : node
  return { path, offset, length }
}
