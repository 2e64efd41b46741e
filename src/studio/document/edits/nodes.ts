import { findNodeAtLocation, type JSONPath, type Node } from 'jsonc-parser'
import { syntaxTree } from '../../../analysis/index.ts'
import { defined, pointerSegments } from '../../../flow/index.ts'

/** Documents here are sound JSON: no edit is made while they are not. */
export const nodeAt = (text: string, path: JSONPath): Node => defined(findNode(text, path), path.join('/'))

export const findNode = (text: string, path: JSONPath): Node | undefined => {
  const root = syntaxTree(text)
  return root && findNodeAtLocation(root, path)
}

export const nodeAtPointer = (text: string, pointer: string): Node => {
  const root = syntaxTree(text)
  return defined(root && nodeBelow(root, pointerSegments(pointer)), pointer)
}

/** Segments of a pointer are texts, also those of a list. */
export function nodeBelow(root: Node, segments: readonly string[]): Node | undefined {
  let node: Node | undefined = root
  for (const segment of segments)
    node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(segment) : segment])
  return node
}

export const readAt = (text: string, { offset, length }: Node): unknown =>
  JSON.parse(text.slice(offset, offset + length))
