/** A session over a fake API and a manual clock, query-core's own timers included. */
import { QueryClient } from '@tanstack/query-core'
import type { UserEvent } from '../../../src/engine/index.ts'
import type { CompiledFlow } from '../../../src/flow/index.ts'
import type { ConnectionStatus } from '../../../src/generated/api.types.ts'
import type { HostMessage } from '../../../src/messages/index.ts'
import { createSession, type TransitionReport } from '../../../src/session/index.ts'
import { connectFlow, inputsWith } from '../../support/connect-flow.ts'
import { createManualClock } from '../../support/manual-clock.ts'
import { setQueryClock } from '../../support/query-clock.ts'
import { alwaysShown } from '../../support/visibility.ts'
import { createFakeApi, type Handlers } from './fake-api.ts'

/** A clock that query-core and the session share from now on. */
export function freshClock() {
  const clock = createManualClock()
  setQueryClock(clock)
  return clock
}

export const source = { source_id: 'power', name: 'Power', fields: [] }
export const client = { privacy_policy_url: 'https://client.example/privacy' }

export function openTestSession(
  handlers: Handlers = {},
  inputs: object = {},
  flow: CompiledFlow = connectFlow,
  statusAtLoad: ConnectionStatus | null = null,
) {
  const clock = freshClock()
  const { api, requested } = createFakeApi({ sources: () => ({ sources: [source] }), ...handlers })
  const queries = new QueryClient()
  const announced: HostMessage[] = []
  const transitions: TransitionReport[] = []
  const session = createSession({
    flow,
    inputs: inputsWith({ ...inputs }, flow),
    api,
    queries,
    clock,
    visibility: alwaysShown,
    client,
    statusAtLoad,
    notifyHost: (announcement) => announced.push(announcement),
    onTransition: (transition) => transitions.push(transition),
  })
  return {
    session,
    requested,
    queries,
    announced,
    transitions,
    clock,
    place: () => {
      const { at, closed } = session.store.getState().state
      return closed ? 'closed' : [at.step, at.state].filter((name) => name !== null).join('.')
    },
    /** Sends events one by one, and waits after each until its effects have settled. */
    send: async (...events: (UserEvent | UserEvent['type'])[]) => {
      for (const event of events) {
        session.send(typeof event === 'string' ? { type: event } : event)
        await clock.settle()
      }
    },
    calls: (name: string) => requested.filter((call) => call.name === name),
  }
}

export const select: UserEvent = { type: 'SELECT_SOURCE', source }
export const submit: UserEvent = {
  type: 'SUBMIT_CREDENTIALS',
  fields: [{ field_name: 'password', field_value: 'pässw0rd-9f2' }],
  sandbox: false,
}
export const connected = { public_token: 'public-1', job_guid: 'job-1' }
