/** Draws the map of a flow in two workers: one finds what it shows, ELK lays it out. */
import Elk from 'elkjs/lib/elk-api.js'
import { createStore } from 'zustand/vanilla'
import { type Layout, layOut, type Outline } from '../../map/index.ts'
import type { FoundMap } from './find-map.ts'
import type { MapAnswer, MapRequest } from './protocol.ts'

export interface DrawnMap extends Omit<FoundMap, 'outline'> {
  layout: Layout
}

export interface Drawing {
  /** Of the latest flow that could be drawn. */
  map: DrawnMap | null
  /** `unsound`: the flow does not compile. `failed`: a worker has stopped, or the flow is too large to be walked. */
  state: 'drawing' | 'drawn' | 'unsound' | 'failed'
}

/** One for the page: what was drawn is there when the pane is shown again. */
export const drawing = createStore<Drawing>(() => ({ map: null, state: 'drawing' }))

const worker = new Worker(new URL('./map-worker.ts', import.meta.url), { type: 'module' })
const elk = new Elk({
  workerFactory: () => new Worker(new URL('elkjs/lib/elk-worker.min.js', import.meta.url), { type: 'module' }),
})
let latest: Pick<MapRequest, 'definition' | 'inputs'> | null = null
let number = 0
let laidOut: { key: string; layout: Promise<Layout> } | null = null

/** Draws the latest only. */
export function drawMap(request: Pick<MapRequest, 'definition' | 'inputs'>): void {
  if (latest?.definition === request.definition && latest.inputs === request.inputs) return
  latest = request
  number++
  drawing.setState({ state: 'drawing' })
  worker.postMessage({ number, ...request } satisfies MapRequest)
}

worker.addEventListener('message', async ({ data }: MessageEvent<MapAnswer>) => {
  if (data.number !== number) return
  if (!data.found) return drawing.setState({ state: 'unsound' })
  const { outline, ...rest } = data.found
  const layout = await layoutOf(outline).catch(() => null)
  if (data.number !== number) return
  drawing.setState(layout ? { map: { layout, ...rest }, state: 'drawn' } : { state: 'failed' })
})
worker.addEventListener('error', () => drawing.setState({ state: 'failed' }))

/** Most edits leave the boxes and arrows as they were. */
function layoutOf(outline: Outline): Promise<Layout> {
  const key = JSON.stringify(outline)
  if (laidOut?.key !== key) laidOut = { key, layout: layOut(outline, elk) }
  return laidOut.layout
}
