import { afterAll, describe, it } from 'vitest'
import { paths } from './support/paths.ts'
import { replay } from './support/replay.ts'
import { behindPort } from './support/server.ts'

const server = await behindPort()
afterAll(server.close)

describe('every way through the flow, against the sandbox behind its port', () => {
  it.each(paths.map((way, index) => [index, way.events.length, way] as const))('way %i, %i events', (_, __, way) =>
    replay(way, server),
  )
})
