import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser'
import { defined } from '../../../flow/index.ts'

/** Documents here are sound JSON: they were parsed when they were opened, and edits keep them so. */
export const nodeAt = (text: string, path: JSONPath): Node => defined(findNode(text, path), path.join('/'))

export const findNode = (text: string, path: JSONPath): Node | undefined => {
  const root = parseTree(text)
  return root && findNodeAtLocation(root, path)
}
