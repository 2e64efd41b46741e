/** The real session and API client against the sandbox, for given inputs, with a clock that the test advances. */
import { QueryClient, timeoutManager } from '@tanstack/query-core'
import { freezeStates, type State } from '../../../src/engine/index.ts'
import { forInputs, readInputs, type Values } from '../../../src/flow/index.ts'
import type { HostMessage } from '../../../src/messages/index.ts'
import { createSession, openSession, type Session } from '../../../src/session/index.ts'
import { counted, createNodeApi, mintToken } from '../../playthroughs/support/headless-sandbox.ts'
import { connectFlow } from '../../support/connect-flow.ts'
import { createManualClock } from '../../support/manual-clock.ts'
import { sourceId } from '../../support/sources.ts'
import type { CoveringPath } from './cover.ts'
import { type HeldCalls, holdCalls } from './held-calls.ts'
import { resumed } from './payloads.ts'
import type { Server } from './server.ts'

freezeStates(true)

let clock = createManualClock()

/** query-core has one source of time: the clock of the session opened last. */
timeoutManager.setTimeoutProvider({
  setTimeout: (run, ms) => clock.setTimeout(run, ms),
  clearTimeout: (timer) => clock.clearTimeout(timer ?? -1),
  setInterval: () => {
    throw new Error('a session sets no intervals')
  },
  clearInterval: () => {},
})

export interface TestSession {
  session: Session
  queries: QueryClient
  calls: HeldCalls
  announced: readonly HostMessage[]
  state: () => State
  /** Whether a connection was in progress when it opened. */
  isResumed: boolean
  /** Advances the clock of the session, and waits for what follows. */
  advance: (ms: number) => Promise<void>
  settle: () => Promise<void>
}

const someSource = sourceId('hydra-water')

/** The client info from which the inputs of the path are read. */
function clientOf(inputs: Values): Record<string, unknown> {
  const given = connectFlow.inputs.map(({ name, from }) => [from.root, from.key, inputs[name]] as const)
  return Object.fromEntries(given.filter(([root]) => root === 'client').map(([, key, value]) => [key, value]))
}

export async function openTestSession({ inputs, events }: CoveringPath, server: Server): Promise<TestSession> {
  const ticking = createManualClock()
  clock = ticking
  const calls = holdCalls(server.send)
  const before = resumed(events)
  const isUpdate = inputs['mode'] !== 'Normal'
  const isRefresh = inputs['mode'] === 'Refresh'
  const token = await mintToken(server.host, server.send, {
    client: { ...clientOf(inputs), ...(isRefresh && { update_mode: { username: before.username } }) },
    ...(isUpdate && { source_id: someSource }),
  })
  const isResumed = isRefresh || inputs['workUnderWay'] === true
  if (isResumed && !isRefresh)
    await createNodeApi(server.host, token, server.send).connect({
      source_id: someSource,
      fields: before.fields,
      privacy_policy_url: null,
      terms_of_use_url: null,
    })
  const { api, busy } = counted(createNodeApi(server.host, token, calls.send))

  async function settle() {
    do for (let turn = 0; turn < 4; turn++) await ticking.settle()
    while (busy() && calls.waiting() === 0)
  }

  const queries = new QueryClient()
  const preselected = inputs['source'] === null || isUpdate ? null : someSource
  const { client, source, status } = await openSession(api, queries, preselected)
  const read = readInputs(connectFlow, { client: { ...client }, session: { source, status } })
  const announced: HostMessage[] = []
  const session = createSession({
    flow: forInputs(connectFlow, read),
    inputs: read,
    api,
    queries,
    clock: ticking,
    client: {},
    notifyHost: (announcement) => announced.push(announcement),
  })
  await settle()
  return {
    session,
    queries,
    calls,
    announced,
    state: () => session.store.getState().state,
    isResumed,
    advance: async (ms) => {
      await ticking.advance(ms)
      await settle()
    },
    settle,
  }
}
