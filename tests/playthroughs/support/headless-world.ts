/** The real engine, session and API client against the real sandbox, in one process and on one clock. */
import { QueryClient } from '@tanstack/query-core'
import type { Api } from '../../../src/api/index.ts'
import { freezeStates, openOverlay, placeOf } from '../../../src/engine/index.ts'
import { forInputs, readInputs } from '../../../src/flow/index.ts'
import type { Source } from '../../../src/generated/api.types.ts'
import { parseLanguage } from '../../../src/i18n/index.ts'
import type { View } from '../../../src/screens/index.ts'
import { type Clock, createSession, openSession } from '../../../src/session/index.ts'
import { createHost, type Host } from '../../../src/widget/host.ts'
import { viewOf } from '../../../src/widget/view.ts'
import { connectFlow } from '../../support/connect-flow.ts'
import { createManualClock } from '../../support/manual-clock.ts'
import { createFollower, keepTimeBy } from './headless-queries.ts'
import { openSandbox } from './headless-sandbox.ts'
import { type Heard, heardAs, type Key, type Message, type Seen, type Start } from './playthrough.ts'

freezeStates(true)

export interface World extends Opened {
  heard: Heard[]
  host: Host
  /** What is wrong with what was typed last, in keys: a screen would show it. */
  complaints: readonly Key[]
  /** The sources that were found last, and the files that were chosen: a screen would hold them. */
  found: readonly Source[] | null
  files: readonly File[]
  screen: () => Seen
  view: () => View
  /** Lets time pass, and all that follows from it. */
  pass: (ms: number) => Promise<void>
  settle: () => Promise<void>
  /** Opens the widget once more, as a reload does. */
  reopen: () => Promise<void>
}

type Opened = Awaited<ReturnType<typeof open>>

/** No longer than a poll waits: an answer that is under way must not be overtaken. */
const strideMs = 2000

const hostOrigin = 'http://host.test'

export async function createWorld(start: Start): Promise<World> {
  const ticking = createManualClock()
  keepTimeBy(ticking)
  const follow = createFollower()
  const { api, busy, sourceId } = await openSandbox(start, ticking.now)
  const heard: Heard[] = []
  const host = createHost(
    pageIn((message) => heard.push(heardAs(message))),
    null,
    hostOrigin,
  )

  async function settle() {
    do for (let turn = 0; turn < 3; turn++) await ticking.settle()
    while (busy())
    follow(world)
  }

  const world: World = {
    ...(await open(ticking, api, host, sourceId)),
    heard,
    host,
    complaints: [],
    found: null,
    files: [],
    screen() {
      const { state } = world.session.store.getState()
      if (state.closed) return 'closed'
      return openOverlay(world.flow, state)?.screen ?? placeOf(world.flow, state).screen
    },
    view: () => viewOf(world.session.store.getState(), world, null),
    settle,
    pass: async (ms) => {
      for (let left = ms; left > 0; left -= strideMs) {
        await ticking.advance(Math.min(left, strideMs))
        await settle()
      }
    },
    reopen: async () => {
      world.session.dispose()
      Object.assign(world, await open(ticking, api, host, sourceId), { complaints: [], found: null, files: [] })
    },
  }
  await settle()
  return world
}

/** As src/widget/boot.ts does it, with the flow of the repository and the clock of the test. */
async function open(clock: Clock, api: Api, host: Host, sourceId: string | null) {
  const queries = new QueryClient()
  const { client, source, status } = await openSession(api, queries, sourceId)
  host.allow(client.allowed_origins)
  const inputs = readInputs(connectFlow, { client: { ...client }, session: { source, status } })
  const flow = forInputs(connectFlow, inputs)
  const session = createSession({ flow, inputs, api, queries, clock, client, notifyHost: host.notify })
  const language = parseLanguage(client.language)
  return { kind: 'running' as const, session, flow, client, queries, language, sandbox: true }
}

/** As much of a framed page as the host's door looks at. */
function pageIn(post: (message: Message) => void): Window {
  const page = {
    parent: { postMessage: post },
    opener: null,
    location: { href: 'http://widget.test/consent', ancestorOrigins: [hostOrigin] },
    document: { referrer: '' },
  }
  return page as unknown as Window
}
