/** Where a JSON pointer is in a text, and which one leads to a place of it. Both work in a text that is not sound. */
import { getNodePath, type Node } from 'jsonc-parser'
import { syntaxTree } from '../../analysis/index.ts'
import { childPointer, pointerSegments } from '../../flow/index.ts'
import { nodeBelow } from './edits/nodes.ts'

interface Range {
  from: number
  to: number
}

/** Of what the pointer leads to, with its key; of what is around it where nothing is there. */
export function rangeAt(text: string, pointer: string): Range {
  const root = syntaxTree(text)
  const segments = pointerSegments(pointer)
  for (let depth = segments.length; root && depth > 0; depth--) {
    const node = nodeBelow(root, segments.slice(0, depth))
    if (node) return rangeOf(node.parent?.type === 'property' ? node.parent : node)
  }
  return { from: 0, to: text.length }
}

/** To the innermost part of the document at this place. */
export function pointerAt(text: string, offset: number): string {
  const root = syntaxTree(text)
  const node = root && innermost(root, offset)
  return node ? childPointer('', ...getNodePath(node)) : ''
}

function innermost(node: Node, offset: number): Node {
  const inside = node.children?.find((child) => child.offset <= offset && offset < child.offset + child.length)
  return inside ? innermost(inside, offset) : node
}

const rangeOf = ({ offset, length }: Node): Range => ({ from: offset, to: offset + length })
