/** The real session and API client against the sandbox, for given inputs, with a clock that the test advances. */
import { QueryClient } from '@tanstack/query-core'
import { freezeStates, type State } from '../../../src/engine/index.ts'
import { type CompiledFlow, defined, forInputs, readInputs } from '../../../src/flow/index.ts'
import type { HostMessage } from '../../../src/messages/index.ts'
import { createSession, openSession, type Session } from '../../../src/session/index.ts'
import { withPendingCount } from '../../playthroughs/support/headless-sandbox.ts'
import { createManualClock } from '../../support/manual-clock.ts'
import { createNodeApi, mintToken } from '../../support/node-api.ts'
import { setQueryClock } from '../../support/query-clock.ts'
import { sourceId } from '../../support/sources.ts'
import { alwaysShown } from '../../support/visibility.ts'
import type { CoveringPath } from './cover.ts'
import { type HeldCalls, holdCalls } from './held-calls.ts'
import { outsideOf } from './outside.ts'
import { resumed } from './payloads.ts'
import type { Server } from './server.ts'

freezeStates()

export interface TestSession {
  session: Session
  queries: QueryClient
  calls: HeldCalls
  messages: readonly HostMessage[]
  state: () => State
  /** Fires the next timer of the session, if it is due within `ms`, and waits for what follows; resolves to the time passed. */
  step: (ms: number) => Promise<number>
  settle: () => Promise<void>
}

const someSource = sourceId('hydra-water')

export async function openTestSession(
  flow: CompiledFlow,
  { inputs, events }: CoveringPath,
  server: Server,
): Promise<TestSession> {
  const clock = createManualClock()
  setQueryClock(clock)
  const calls = holdCalls(server.send)
  const before = resumed(events)
  const outside = defined(outsideOf(flow, inputs), 'the session of a path')
  const { client: settings, split, kind, isPreselected, isBegun } = outside
  const token = await mintToken(server.host, server.send, {
    client: { ...settings, ...(kind === 'refresh' && { update_mode: { username: before.username } }) },
    ...(kind !== 'new' && { source_id: someSource }),
  })
  if (isBegun && kind !== 'refresh')
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
  const { client, source, status } = await openSession(api, queries, isPreselected ? someSource : null)
  const read = readInputs(flow, { client: { ...client }, session: { source, status }, split })
  const messages: HostMessage[] = []
  const session = createSession({
    flow: forInputs(flow, read),
    inputs: read,
    api,
    queries,
    clock,
    visibility: alwaysShown,
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
    step: async (ms) => {
      const passed = await clock.step(ms)
      await settle()
      return passed
    },
    settle,
  }
}
