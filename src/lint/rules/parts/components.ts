import { defined } from '../../../flow/index.ts'

/** Strongly connected components (Kosaraju): two nodes have the same number if each leads to the other. */
export function components<Node>(nodes: readonly Node[], next: (node: Node) => readonly Node[]): Map<Node, number> {
  const before = new Map<Node, Node[]>(nodes.map((node) => [node, []]))
  for (const from of nodes) for (const to of next(from)) defined(before.get(to), 'node').push(from)
  const found = new Map<Node, number>()
  for (const [number, root] of finished(nodes, next).reverse().entries()) {
    const queue = [root]
    for (const node of queue) {
      if (found.has(node)) continue
      found.set(node, number)
      queue.push(...defined(before.get(node), 'node'))
    }
  }
  return found
}

/** Every node after all that it leads to, except for nodes on a cycle with it. Without recursion, since a flow may be long. */
function finished<Node>(nodes: readonly Node[], next: (node: Node) => readonly Node[]): Node[] {
  const order: Node[] = []
  const seen = new Set<Node>()
  for (const root of nodes) {
    const stack = seen.has(root) ? [] : [{ node: root, targets: next(root)[Symbol.iterator]() }]
    seen.add(root)
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const { value: to, done } = top.targets.next()
      if (done) {
        order.push(top.node)
        stack.pop()
      } else if (!seen.has(to)) {
        seen.add(to)
        stack.push({ node: to, targets: next(to)[Symbol.iterator]() })
      }
    }
  }
  return order
}
