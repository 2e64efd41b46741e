import { describe, it } from 'vitest'
import { connectFlow } from '../support/connect-flow.ts'
import { walkPaths } from './support/paths.ts'
import { replay } from './support/replay.ts'
import { inThisProcess } from './support/server.ts'

const { paths } = walkPaths(connectFlow)

describe('every path through the flow, by session, API client and sandbox in one process', () => {
  it.each(paths.map((path, index) => [index, path.events.length, path] as const))('path %i, %i events', (_, __, path) =>
    replay(connectFlow, path, inThisProcess()),
  )
})
