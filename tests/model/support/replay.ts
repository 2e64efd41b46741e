/** Follows a path with the real session, and compares it after every event with the engine alone. */
import { expect } from 'vitest'
import { type Effect, type Event, renumber, type State, start, transition } from '../../../src/engine/index.ts'
import { forInputs } from '../../../src/flow/index.ts'
import type { HostMessage } from '../../../src/messages/index.ts'
import { connectFlow } from '../../support/connect-flow.ts'
import type { CoveringPath } from './cover.ts'
import { sentEvent } from './payloads.ts'
import { isEndless, isWaiting, lastsMs, stagesFrom } from './script.ts'
import type { Server } from './server.ts'
import { openTestSession } from './test-session.ts'

/** Virtual ms by which the clock advances at a time until an expected outcome arrives, and for how long. */
const strideMs = 500
const timeLimitMs = 300_000

/** Rejects with the events up to the one after which session and engine differ. */
export async function replay(path: CoveringPath, server: Server): Promise<void> {
  const test = await openTestSession(path, server)
  const flow = forInputs(connectFlow, test.state().in)
  let { state, effects } = start(flow, test.state().in)
  const expected = effects.filter(isMessage)
  /** The stages of the current connection, and the index of the one that the server has reached. */
  let stages = stagesFrom(path.events, 0, ['Connecting'])
  let at = 0

  async function perform(event: Event, index: number) {
    if (!event.type.startsWith('@')) {
      const event = await sentEvent(test, path.events, index)
      if (event.type === 'SUBMIT_CREDENTIALS') {
        stages = stagesFrom(path.events, index + 1)
        at = -1
      }
      test.session.send(event)
      return test.settle()
    }
    if (event.type === '@done' || event.type === '@failed') {
      test.calls.release(event.type === '@failed' && event.failure !== 'refused' ? event : undefined)
      return test.settle()
    }
    if (event.type === '@status' || event.type === '@pollFailed') {
      const stage = stages[at]
      if (stage !== undefined && isWaiting(stage)) await server.pass(lastsMs(stage))
      at += 1
    }
    if (event.type === '@pollTimedOut' && !isEndless(stages[at])) {
      const stage = stages[at]
      if (stage !== undefined && isWaiting(stage)) await server.pass(lastsMs(stage))
      at += 1
    }
    if (event.type === '@pollFailed' && event.failure === 'expired') test.calls.failNext('status', event)
    const requests = test.calls.count('status')
    const before = test.state()
    const isOver = () => (event.type === '@status' ? test.calls.count('status') > requests : test.state() !== before)
    await test.advance(0)
    for (let waited = 0; !isOver() && waited < timeLimitMs; waited += strideMs) await test.advance(strideMs)
  }

  for (const [index, event] of path.events.entries()) {
    await perform(event, index)
    ;({ state, effects } = transition(flow, state, renumber(event, state)))
    expected.push(...effects.filter(isMessage))
    const after = path.events.slice(0, index + 1).map(({ type }) => type)
    expect({ after, ...comparable(test.state()), messages: test.messages.map(brief) }).toEqual({
      after,
      ...comparable(state),
      messages: expected.map(brief),
    })
  }
  test.session.dispose()
}

/** References to data of the server are compared only by whether they are null. */
function comparable({ at, overlay, pending, polling, delayed, closed, data, entry, trail }: State) {
  const known = connectFlow.data.map(({ name, values }) => [
    name,
    values === 'reference' ? data[name] !== null : data[name],
  ])
  const polls = polling !== null
  return { at, overlay, pending, polls, delayed, closed, entry, trail, data: Object.fromEntries(known) }
}

type Message = Extract<Effect, { kind: 'emit' }>

const isMessage = (effect: Effect): effect is Message => effect.kind === 'emit'

function brief(message: Message | HostMessage) {
  if (message.message === 'error') return `error ${message.reason}`
  if (message.message === 'success') return `success ${message.result === null ? 'of nothing' : 'with a result'}`
  return message.message
}
