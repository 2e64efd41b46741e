import { afterAll, describe, it } from 'vitest'
import { go } from './support/go.ts'
import { behindPort } from './support/server.ts'
import { ways } from './support/ways.ts'

const server = await behindPort()
afterAll(server.close)

describe('every way through the flow, against the sandbox behind its port', () => {
  it.each(ways.map((way, index) => [index, way.events.length, way] as const))('way %i, %i events', (_, __, way) =>
    go(way, server),
  )
})
