/** Looks for a text in everything that the scripts of a page keep in memory. */
import type { Page } from '@playwright/test'
import { tellWaiting } from '../../support/widget-probes.ts'

/** The part of a V8 heap snapshot that is read here; nodes and edges are flat lists. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; edge_fields: string[]; edge_types: [string[], ...unknown[]] } }
  nodes: number[]
  edges: number[]
  strings: string[]
}

/** For each string with this text in it, the shortest way to it from what keeps everything, innermost first. */
export async function findInHeap(page: Page, text: string): Promise<string[]> {
  for (const frame of page.frames()) await frame.evaluate(tellWaiting)
  const { strings, nodes, edges, snapshot } = await takeSnapshot(page)
  const { node_fields: fields } = snapshot.meta
  const nameAt = fields.indexOf('name')
  const nameOf = (node: number) => (strings[nodes[node + nameAt] ?? -1] ?? '').slice(0, 60)
  const placeIn = ({ node, edgeName }: Keeper) => `${nameOf(node)}.${strings[edgeName] ?? edgeName}`
  const found = new Set(strings.flatMap((each, at) => (each.includes(text) ? [at] : [])))
  if (found.size === 0) return []
  const keeperOf = keepersIn({ nodes, edges, snapshot })
  const ways: string[] = []
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (!found.has(nodes[node + nameAt] ?? -1)) continue
    const way = [nameOf(node)]
    for (let at = keeperOf.get(node); at && way.length < 12; at = keeperOf.get(at.node)) way.push(placeIn(at))
    ways.push(way.join(' ← '))
  }
  return ways
}

interface Keeper {
  node: number
  /** The string of a property, or the number of an element. */
  edgeName: number
}

/** What keeps each node on the shortest way from the root. */
function keepersIn({ nodes, edges, snapshot }: Pick<Snapshot, 'nodes' | 'edges' | 'snapshot'>): Map<number, Keeper> {
  const { node_fields: fields, edge_fields: edgeFields, edge_types: types } = snapshot.meta
  const countAt = fields.indexOf('edge_count')
  const typeAt = edgeFields.indexOf('type')
  const edgeNameAt = edgeFields.indexOf('name_or_index')
  const toAt = edgeFields.indexOf('to_node')
  const weak = types[0].indexOf('weak')
  const firstEdge = new Map<number, number>()
  for (let node = 0, edge = 0; node < nodes.length; node += fields.length) {
    firstEdge.set(node, edge)
    edge += (nodes[node + countAt] ?? 0) * edgeFields.length
  }
  const keeperOf = new Map<number, Keeper>()
  const reached = [0]
  for (const node of reached) {
    const first = firstEdge.get(node) ?? 0
    for (let at = 0; at < (nodes[node + countAt] ?? 0); at += 1) {
      const edge = first + at * edgeFields.length
      const to = edges[edge + toAt] ?? 0
      if (edges[edge + typeAt] === weak || to === 0 || keeperOf.has(to)) continue
      keeperOf.set(to, { node, edgeName: edges[edge + edgeNameAt] ?? 0 })
      reached.push(to)
    }
  }
  return keeperOf
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
