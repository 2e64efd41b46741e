/** Puts keys in the order of the schema, or those of a locale in the order of English, and changes nothing else. */
import { applyEdits, findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { flowShape } from '../../generated/flow.shape.ts'
import type { File } from '../project.ts'
import type { EditedText } from './apply.ts'

const { definitions } = flowShape
const topKeys = Object.keys(flowShape.properties)
const stepKeys = Object.keys(definitions.step.properties)
const stateKeys = Object.keys(definitions.state.properties)

export function orderKeys({ text }: File, order: 'flow' | readonly string[]): EditedText {
  if (order !== 'flow') {
    const ordered = reorder(text, order, (root) => [root])
    return { text: ordered, changes: ordered === text ? [] : [{ code: 'keys-ordered', like: 'english' }] }
  }
  // The innermost first: states are in order before their step is moved.
  const inStates = reorder(text, stateKeys, (root) =>
    below(below([root], 'steps').flatMap(valuesOf), 'states').flatMap(valuesOf),
  )
  const inSteps = reorder(inStates, stepKeys, (root) => below([root], 'steps').flatMap(valuesOf))
  const ordered = reorder(inSteps, topKeys, (root) => [root])
  return { text: ordered, changes: ordered === text ? [] : [{ code: 'keys-ordered', like: 'schema' }] }
}

const valuesOf = (node: Node): Node[] => (node.children ?? []).flatMap(({ children }) => children?.slice(1) ?? [])

const below = (nodes: readonly Node[], key: string): Node[] =>
  nodes.flatMap((node) => (node.type === 'object' ? (findNodeAtLocation(node, [key]) ?? []) : []))

function reorder(text: string, order: readonly string[], objectsOf: (root: Node) => Node[]): string {
  const root = parseTree(text)
  if (!root) return text
  const edits = objectsOf(root)
    .filter(({ type }) => type === 'object')
    .flatMap(({ children: slots = [] }) => {
      const sorted = [...slots].sort((a, b) => rank(order, a) - rank(order, b))
      return slots.flatMap(({ offset, length }, index) => {
        const moved = sorted[index] as Node
        const content = text.slice(moved.offset, moved.offset + moved.length)
        return moved.offset === offset ? [] : [{ offset, length, content }]
      })
    })
  return applyEdits(text, edits)
}

/** A key that is not in the order comes last. */
function rank(order: readonly string[], { children: [key] = [] }: Node): number {
  const index = order.indexOf(String(key?.value))
  return index < 0 ? order.length : index
}
