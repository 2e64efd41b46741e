import { describe, it } from 'vitest'
import { go } from './support/go.ts'
import { inThisProcess } from './support/server.ts'
import { ways } from './support/ways.ts'

describe('every way through the flow, by session, API client and sandbox in one process', () => {
  it.each(ways.map((way, index) => [index, way.events.length, way] as const))('way %i, %i events', (_, __, way) =>
    go(way, inThisProcess()),
  )
})
