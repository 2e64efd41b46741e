import { describe, it } from 'vitest'
import { paths } from './support/paths.ts'
import { replay } from './support/replay.ts'
import { inThisProcess } from './support/server.ts'

describe('every way through the flow, by session, API client and sandbox in one process', () => {
  it.each(paths.map((way, index) => [index, way.events.length, way] as const))('way %i, %i events', (_, __, way) =>
    replay(way, inThisProcess()),
  )
})
