/** Looks for a text in everything that the scripts of a page keep in memory. */
import type { Page } from '@playwright/test'

/** The part of a V8 heap snapshot that is read here; nodes and edges are flat lists. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; edge_fields: string[] } }
  nodes: number[]
  edges: number[]
  strings: string[]
}

/** For each string with this text in it, the way to it from what keeps it, innermost first. */
export async function findInHeap(page: Page, text: string): Promise<string[]> {
  const { strings, nodes, edges, snapshot } = await takeSnapshot(page)
  const { node_fields: fields, edge_fields: edgeFields } = snapshot.meta
  const nameAt = fields.indexOf('name')
  const countAt = fields.indexOf('edge_count')
  const toAt = edgeFields.indexOf('to_node')
  const keeperOf = new Map<number, number>()
  let edge = 0
  for (let node = 0; node < nodes.length; node += fields.length) {
    for (let left = nodes[node + countAt] ?? 0; left > 0; left -= 1, edge += edgeFields.length) {
      const to = edges[edge + toAt]
      if (to !== undefined && !keeperOf.has(to)) keeperOf.set(to, node)
    }
  }
  const nameOf = (node: number) => (strings[nodes[node + nameAt] ?? -1] ?? '').slice(0, 60)
  const found = new Set(strings.flatMap((each, at) => (each.includes(text) ? [at] : [])))
  const ways: string[] = []
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (!found.has(nodes[node + nameAt] ?? -1)) continue
    const way = [nameOf(node)]
    for (let at = keeperOf.get(node); at !== undefined && way.length < 12; at = keeperOf.get(at)) way.push(nameOf(at))
    ways.push(way.join(' ← '))
  }
  return ways
}

async function takeSnapshot(page: Page): Promise<Snapshot> {
  const client = await page.context().newCDPSession(page)
  const chunks: string[] = []
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await client.send('HeapProfiler.enable')
  // Finalizers of the first collection release what the second one collects.
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await client.detach()
  return JSON.parse(chunks.join(''))
}
