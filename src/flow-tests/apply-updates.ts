/** Rewrites rows in the text of a tests file, so that all else stays as it was written. */
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { insertKey, remove, replaceValue } from '../analysis/index.ts'
import { defined, isSameJson, pointerSegments } from '../flow/index.ts'
import type * as definition from '../generated/flow-tests.types.ts'
import type { RowUpdate } from './propose-updates.ts'

/**
 * The last row first, so that no edit moves a row that is still to be edited.
 * @param because the reason, kept in each row
 */
export const applyUpdates = (text: string, updates: readonly RowUpdate[], because: string): string =>
  updates.reduceRight((current, update) => rewritten(current, update, because), text)

function rewritten(text: string, { pointer, before, after }: RowUpdate, because: string): string {
  const { offset, length } = nodeAt(text, pointerSegments(pointer))
  const row = text.slice(offset, offset + length)
  const rows = after.map((each) => editedRow(row, before, { ...each, because }))
  return text.slice(0, offset) + rows.join(`,${spaceBefore(text, offset)}`) + text.slice(offset + length)
}

function editedRow(text: string, before: definition.Row, after: definition.Row): string {
  const written = new Map(Object.entries(before))
  const gone = [...written.keys()].filter((key) => !Object.hasOwn(after, key))
  const without = gone.reduce((edited, key) => remove(edited, nodeAt(edited, [key])), text)
  return Object.entries(after).reduce((edited, [key, value]) => {
    if (isSameJson(value, written.get(key))) return edited
    return written.has(key)
      ? replaceValue(edited, nodeAt(edited, [key]), value)
      : insertKey(edited, nodeAt(edited, []), key, value, key === 'if' ? keyNode(edited, 'goesTo') : 'last')
  }, without)
}

/** A key with its value. */
const keyNode = (text: string, key: string): Node => defined(nodeAt(text, [key]).parent, `key '${key}'`)

/** What sets a row apart from the one before it: a new line as deep as this one, or a space. */
function spaceBefore(text: string, offset: number): string {
  const [space] = /\s*$/.exec(text.slice(0, offset)) ?? ['']
  return space.includes('\n') ? space : ' '
}

function nodeAt(text: string, segments: readonly string[]): Node {
  const root = defined(parseTree(text), 'JSON')
  const path = segments.map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment))
  return defined(findNodeAtLocation(root, path), `value at ${segments.join('/')}`)
}
