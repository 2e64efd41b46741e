/**
 * Edits of a JSON text that leave all else as it was written. jsonc-parser's `modify` lays out the neighbours anew, and
 * without a layout takes too little of a list's last item: `[1, 2]` became `[12]`.
 */
import type { Node } from 'jsonc-parser'

const splice = (text: string, from: number, to: number, content: string) =>
  text.slice(0, from) + content + text.slice(to)

/** A scalar has none. */
export const childrenOf = ({ children = [] }: Node): readonly Node[] => children

const endOf = ({ offset, length }: Node) => offset + length

/** On one line, with the spaces that people put: `{ "error": "Timeout" }`. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/** A key more in an object, first, last or before another, and set apart from it as the keys there are. */
export function insertKey(
  text: string,
  object: Node,
  key: string,
  value: unknown,
  where: 'first' | 'last' | Node,
): string {
  const written = `${JSON.stringify(key)}: ${inline(value)}`
  const [first] = childrenOf(object)
  const last = childrenOf(object).at(-1)
  if (!first || !last) return splice(text, object.offset + 1, object.offset + 1, ` ${written} `)
  const between = text.slice(object.offset + 1, first.offset)
  if (where === 'last') return splice(text, endOf(last), endOf(last), `,${between}${written}`)
  const { offset } = where === 'first' ? first : where
  return splice(text, offset, offset, `${written},${between}`)
}

/** One item more at the end of a list, set apart from it as the items there are. */
export function insertItem(text: string, list: Node, value: unknown): string {
  const [first] = childrenOf(list)
  const last = childrenOf(list).at(-1)
  if (!first || !last) return splice(text, list.offset + 1, list.offset + 1, inline(value))
  const between = text.slice(list.offset + 1, first.offset)
  return splice(text, endOf(last), endOf(last), `,${between === '' ? ' ' : between}${inline(value)}`)
}

export const replaceValue = (text: string, node: Node, value: unknown): string =>
  splice(text, node.offset, endOf(node), inline(value))

/** A key with its value, or an item of a list, and the comma that set it apart. */
export function remove(text: string, node: Node): string {
  const gone = node.parent?.type === 'property' ? node.parent : node
  // The whole document can't be removed.
  if (!gone.parent) return text
  const siblings = childrenOf(gone.parent)
  const index = siblings.indexOf(gone)
  const [before, after] = [siblings[index - 1], siblings[index + 1]]
  if (after) return splice(text, gone.offset, after.offset, '')
  if (before) return splice(text, endOf(before), endOf(gone), '')
  const { offset, length } = gone.parent
  return splice(text, offset + 1, offset + length - 1, '')
}
