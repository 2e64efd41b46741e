/** Makes a part of a text say a value. What says it already stays as it is written. */
import { applyEdits, type JSONPath, type Node } from 'jsonc-parser'
import { insertKey, remove, replaceValue } from '../../../analysis/index.ts'
import { defined, isRecord } from '../../../flow/index.ts'
import { findNode, nodeAt, readAt } from './nodes.ts'

/** @param value undefined: the part is removed. Objects around it that are missing are added. */
export function writeValue(text: string, path: JSONPath, value: unknown): string {
  const node = findNode(text, path)
  if (!node) return value === undefined ? text : added(text, path, value)
  if (value === undefined) return remove(text, node)
  const written = readAt(text, node)
  if (JSON.stringify(written) === JSON.stringify(value)) return text
  if (!isRecord(written) || !isRecord(value) || Object.keys(written).length === 0)
    return replaceValue(text, node, value)
  const gone = Object.keys(written).filter((key) => !Object.hasOwn(value, key))
  const without = gone.reduce((now, key) => writeValue(now, [...path, key], undefined), text)
  const all = Object.entries(value).reduce((now, [key, item]) => writeValue(now, [...path, key], item), without)
  return ordered(all, path, Object.keys(value))
}

function added(text: string, path: JSONPath, value: unknown): string {
  const around = path.slice(0, -1)
  const key = String(path.at(-1))
  if (!findNode(text, around)) return added(text, around, { [key]: value })
  return insertKey(text, nodeAt(text, around), key, value, 'last')
}

/** Keys change places, so that spaces and line breaks stay as they are. */
function ordered(text: string, path: JSONPath, order: readonly string[]): string {
  const { children: slots = [] } = nodeAt(text, path)
  const names = slots.map(keyOf)
  const edits = slots.map(({ offset, length }, index) => {
    const from = defined(slots[names.indexOf(defined(order[index], 'key'))], 'place of a key')
    return { offset, length, content: text.slice(from.offset, from.offset + from.length) }
  })
  return applyEdits(text, edits)
}

const keyOf = ({ children: [key] = [] }: Node) => String(key?.value)
