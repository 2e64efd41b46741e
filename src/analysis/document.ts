/** A JSON file with the position of every node. */
import { findNodeAtLocation, getNodePath, type Node, type ParseError, parseTree } from 'jsonc-parser'
import { childPointer, defined, maxDepth, pointerSegments } from '../flow/index.ts'
import { bracketBelow } from './brackets.ts'
import { childrenOf } from './edit.ts'
import type { Position } from './position.ts'
import { remember } from './remember.ts'
import { findSyntaxError, type JsonSyntaxError } from './syntax-errors.ts'

export interface Document {
  file: string
  text: string
  /** undefined where the text is not JSON. */
  value: unknown
  /** What keeps it from being JSON, and keys that an object has twice. */
  syntaxErrors: readonly JsonSyntaxError[]
  /**
   * What to mark for a pointer: a scalar itself, or its key with `marksKey`; the key of an object or list. Where nothing
   * is at the pointer, the nearest node above it.
   */
  range: (pointer: string, marksKey?: boolean) => { start: Position; end: Position }
  position: (offset: number) => Position
  /** Where a pointer is written: in another file, or elsewhere in it, if the document is merged from several. */
  origin: (pointer: string) => Origin
}

export interface Origin {
  file: string
  pointer: string
}

export function parseDocument(file: string, text: string): Document {
  const { root, syntaxErrors, isJson } = parse(text)
  const position = createPositions(text)
  return {
    file,
    text,
    value: root && isJson ? JSON.parse(text) : undefined,
    syntaxErrors,
    range: (pointer, marksKey) => {
      const { offset, length } = root ? nearest(root, pointerSegments(pointer), marksKey) : startOfFile
      return { start: position(offset), end: position(offset + length) }
    },
    position,
    origin: (pointer) => ({ file, pointer }),
  }
}

/** What is marked where the text is not JSON. */
const startOfFile = { offset: 0, length: 0 }

interface Parsed {
  root: Node | undefined
  syntaxErrors: readonly JsonSyntaxError[]
  isJson: boolean
}

/** The parser and the functions below recurse, so the depth is checked first. */
const parse = remember((text): Parsed => {
  const deep = bracketBelow(text, maxDepth)
  if (deep) {
    const error = { code: 'too-deep', most: maxDepth, pointer: '', offset: deep.offset, length: 1 } as const
    return { root: undefined, syntaxErrors: [error], isJson: false }
  }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const error = findSyntaxError(text, errors)
  return { root, syntaxErrors: error ? [error] : root ? repeatedKeys(root) : [], isJson: error === null }
})

/** The nodes of a text, as far as it can be read; to be looked at only. */
export const syntaxTree = remember((text): Node | undefined => {
  const { root, isJson } = parse(text)
  return isJson ? root : parseTree(text)
})

/** A scalar itself; otherwise the key, so that a finding marks the name and not everything below it. */
function nearest(root: Node, segments: readonly string[], marksKey = false): Node {
  for (let length = segments.length; length > 0; length--) {
    const node = locate(root, segments.slice(0, length))
    if (!node) continue
    const [key, value] = node.parent?.type === 'property' ? childrenOf(node.parent) : []
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

function repeatedKeys(node: Node, found: JsonSyntaxError[] = []): JsonSyntaxError[] {
  if (!node.children) return found
  const seen = new Set<unknown>()
  for (const child of node.children) {
    const key = node.type === 'object' ? child.children?.[0] : undefined
    if (key && seen.has(key.value)) {
      const pointer = childPointer('', ...getNodePath(child.children?.[1] ?? child))
      found.push({ code: 'repeated-key', key: key.value, pointer, offset: key.offset, length: key.length })
    }
    if (key) seen.add(key.value)
    repeatedKeys(child, found)
  }
  return found
}

function createPositions(text: string): (offset: number) => Position {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    const after = starts.findIndex((start) => start > offset)
    const line = after < 0 ? starts.length : after
    return { line, column: offset - defined(starts[line - 1], 'such line') + 1 }
  }
}
