/** Finds what the map shows, in a thread of its own, unless a newer flow has arrived. */
import { findMap } from './find-map.ts'
import type { MapAnswer, MapRequest } from './protocol.ts'

let latest = 0

self.addEventListener('message', ({ data: { number, definition, inputs } }: MessageEvent<MapRequest>) => {
  latest = number
  // Requests that have arrived meanwhile are received before this one is worked on.
  setTimeout(() => {
    if (number === latest) self.postMessage({ number, found: findMap(definition, inputs) } satisfies MapAnswer)
  })
})
