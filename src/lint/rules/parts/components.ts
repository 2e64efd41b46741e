/** Strongly connected components: of each node the number of those among which one can go round (Kosaraju). */
export function components(next: readonly (readonly number[])[]): number[] {
  const before: number[][] = next.map(() => [])
  for (const [from, targets] of next.entries()) for (const to of targets) before[to]?.push(from)
  const found: number[] = next.map(() => -1)
  for (const [number, root] of finished(next).reverse().entries()) {
    const queue = found[root] === -1 ? [root] : []
    for (const node of queue) {
      if (found[node] !== -1) continue
      found[node] = number
      queue.push(...(before[node] ?? []).filter((each) => found[each] === -1))
    }
  }
  return found
}

/** Every node after all that it leads to, but for those among which one goes round. Without recursion: a flow may be long. */
function finished(next: readonly (readonly number[])[]): number[] {
  const order: number[] = []
  const seen = next.map(() => false)
  for (const root of next.keys()) {
    const stack = seen[root] ? [] : [{ node: root, at: 0 }]
    seen[root] = true
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const to = next[top.node]?.[top.at++]
      if (to === undefined) order.push(stack.pop()?.node ?? root)
      else if (!seen[to]) {
        seen[to] = true
        stack.push({ node: to, at: 0 })
      }
    }
  }
  return order
}
