import { afterAll, describe, it } from 'vitest'
import { connectFlow } from '../support/connect-flow.ts'
import { walkPaths } from './support/paths.ts'
import { replay } from './support/replay.ts'
import { behindPort } from './support/server.ts'

const { paths } = walkPaths(connectFlow)
const server = await behindPort()
afterAll(server.close)

describe('every path through the flow, against the sandbox behind its port', () => {
  it.each(paths.map((path, index) => [index, path.events.length, path] as const))('path %i, %i events', (_, __, path) =>
    replay(connectFlow, path, server),
  )
})
