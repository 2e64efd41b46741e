/** The real session and API client against the sandbox, for given inputs, with a clock that the test advances. */
import { QueryClient } from '@tanstack/query-core'
import { freezeStates, type State } from '../../../src/engine/index.ts'
import { forInputs, readInputs, type Values } from '../../../src/flow/index.ts'
import type { HostMessage } from '../../../src/messages/index.ts'
import { createSession, openSession, type Session } from '../../../src/session/index.ts'
import { createNodeApi, mintToken, withPendingCount } from '../../playthroughs/support/headless-sandbox.ts'
import { connectFlow } from '../../support/connect-flow.ts'
import { createManualClock } from '../../support/manual-clock.ts'
import { setQueryClock } from '../../support/query-clock.ts'
import { sourceId } from '../../support/sources.ts'
import type { CoveringPath } from './cover.ts'
import { type HeldCalls, holdCalls } from './held-calls.ts'
import { resumed } from './payloads.ts'
import type { Server } from './server.ts'

freezeStates(true)

export interface TestSession {
  session: Session
  queries: QueryClient
  calls: HeldCalls
  messages: readonly HostMessage[]
  state: () => State
  /** Whether a connection was in progress when the session opened. */
  isResumed: boolean
  /** Advances the clock of the session and settles. */
  advance: (ms: number) => Promise<void>
  /** Waits until no call is pending except the held ones. */
  settle: () => Promise<void>
}

const someSource = sourceId('hydra-water')

/** The client info from which the inputs of the path are read. */
function clientOf(inputs: Values): Record<string, unknown> {
  const given = connectFlow.inputs.map(({ name, from }) => [from.root, from.key, inputs[name]] as const)
  return Object.fromEntries(given.filter(([root]) => root === 'client').map(([, key, value]) => [key, value]))
}

export async function openTestSession({ inputs, events }: CoveringPath, server: Server): Promise<TestSession> {
  const clock = createManualClock()
  setQueryClock(clock)
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
  const { api, pendingCalls } = withPendingCount(createNodeApi(server.host, token, calls.send))

  async function settle() {
    do for (let turn = 0; turn < 4; turn++) await clock.settle()
    while (pendingCalls() > calls.held())
  }

  const queries = new QueryClient()
  const preselected = inputs['source'] === null || isUpdate ? null : someSource
  const { client, source, status } = await openSession(api, queries, preselected)
  const read = readInputs(connectFlow, { client: { ...client }, session: { source, status } })
  const messages: HostMessage[] = []
  const session = createSession({
    flow: forInputs(connectFlow, read),
    inputs: read,
    api,
    queries,
    clock,
    client: {},
    notifyHost: (message) => messages.push(message),
  })
  await settle()
  return {
    session,
    queries,
    calls,
    messages,
    state: () => session.store.getState().state,
    isResumed,
    advance: async (ms) => {
      await clock.advance(ms)
      await settle()
    },
    settle,
  }
}
