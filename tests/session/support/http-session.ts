/** A session over HTTP, with a clock that the test advances. */
import { QueryClient } from '@tanstack/query-core'
import type { UserEvent } from '../../../src/engine/index.ts'
import type { HostMessage } from '../../../src/messages/index.ts'
import { createSession } from '../../../src/session/index.ts'
import type { HostileApi } from '../../hostile/support/api-server.ts'
import { withPendingCount } from '../../playthroughs/support/headless-sandbox.ts'
import { connectFlow, inputsWith } from '../../support/connect-flow.ts'
import { createNodeApi } from '../../support/node-api.ts'
import { alwaysShown } from '../../support/visibility.ts'
import { freshClock } from './harness.ts'

const token = '17d2f9a7-af3d-4ee4-abf4-08dc0b1ba585'
const stepMs = 60_000
const mostSteps = 50

export function openHttpSession(server: HostileApi, inputs: object) {
  const clock = freshClock()
  const { api, pendingCalls } = withPendingCount(createNodeApi(`${server.url}/api/v1`, token, fetch))
  const messages: HostMessage[] = []
  const session = createSession({
    flow: connectFlow,
    inputs: inputsWith({ ...inputs }),
    api,
    queries: new QueryClient(),
    clock,
    visibility: alwaysShown,
    client: {},
    notifyHost: (message) => messages.push(message),
  })
  const state = () => session.store.getState().state

  /** Until no call is pending, however long the server takes. */
  async function settle() {
    do await clock.settle()
    while (pendingCalls() > 0)
    await clock.settle()
  }

  return {
    session,
    messages,
    state,
    place: () => {
      const { at, closed } = state()
      return closed ? 'closed' : [at.step, at.state].filter((name) => name !== null).join('.')
    },
    send: async (events: readonly UserEvent[]) => {
      for (const event of events) {
        session.send(event)
        await settle()
      }
    },
    /** Lets time pass, a timer at a time, until something holds. */
    until: async (holds: () => boolean) => {
      await settle()
      for (let step = 0; !holds(); step += 1) {
        if (step === mostSteps) throw new Error('It never holds.')
        await clock.step(stepMs)
        await settle()
      }
    },
  }
}
