/** A JSON file with the places of all that stands in it. */
import { findNodeAtLocation, getNodePath, type Node, type ParseError, parseTree } from 'jsonc-parser'
import { childPointer, pointerSegments } from '../flow/index.ts'
import type { Position } from './position.ts'
import { findSyntaxError, type JsonSyntaxError } from './syntax-errors.ts'

export interface Document {
  file: string
  text: string
  /** undefined where the text is no JSON. */
  value: unknown
  /** What keeps it from being JSON, and keys that stand twice in one object. */
  syntaxErrors: readonly JsonSyntaxError[]
  /**
   * From where to where a word or number stands, or the key of what is more; of a word the key, too, with `marksKey`. The
   * nearest above it if nothing stands there.
   */
  range: (pointer: string, marksKey?: boolean) => { start: Position; end: Position }
  position: (offset: number) => Position
}

export function parseDocument(file: string, text: string): Document {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const position = createPositions(text)
  const fault = findSyntaxError(text, errors)
  return {
    file,
    text,
    value: root && errors.length === 0 ? readValue(root) : undefined,
    syntaxErrors: fault ? [fault] : root ? repeated(root) : [],
    range: (pointer, marksKey) => {
      const node = root && nearest(root, pointerSegments(pointer), marksKey)
      const from = node?.offset ?? 0
      return { start: position(from), end: position(from + (node?.length ?? 0)) }
    },
    position,
  }
}

/** A word or number itself; else its key, so that a finding marks the name and not all that stands below it. */
function nearest(root: Node, segments: readonly string[], marksKey = false): Node {
  for (let length = segments.length; length > 0; length--) {
    const node = locate(root, segments.slice(0, length))
    if (!node) continue
    const [key, value] = node.parent?.type === 'property' ? (node.parent.children ?? []) : []
    const scalar = value && value.type !== 'object' && value.type !== 'array'
    return key && (marksKey || !scalar) ? key : node
  }
  return root
}

function locate(root: Node, segments: readonly string[]): Node | undefined {
  let node: Node | undefined = root
  for (const segment of segments) {
    if (!node) return undefined
    node = findNodeAtLocation(node, [node.type === 'array' ? Number(segment) : segment])
  }
  return node
}

/** As JSON.parse gives it: own keys only, the last of two equal ones. */
function readValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(readValue)
  if (node.type !== 'object') return node.value
  const entries = (node.children ?? []).map(({ children: [key, value] = [] }) => [
    key?.value,
    value && readValue(value),
  ])
  return Object.fromEntries(entries)
}

function repeated(node: Node): Document['syntaxErrors'] {
  const seen = new Set<unknown>()
  return (node.children ?? []).flatMap((child) => {
    const below = repeated(child)
    const key = node.type === 'object' ? child.children?.[0] : undefined
    if (!key || !seen.has(key.value)) {
      if (key) seen.add(key.value)
      return below
    }
    const pointer = getNodePath(child.children?.[1] ?? child).reduce<string>(childPointer, '')
    const message = `'${key.value}' stands here a second time, and what stands under the first is lost. Join them, or rename one.`
    return [{ pointer, offset: key.offset, length: key.length, message }, ...below]
  })
}

function createPositions(text: string): (offset: number) => Position {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    const after = starts.findIndex((start) => start > offset)
    const line = after < 0 ? starts.length : after
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 }
  }
}
