/** Goes a way with the real session, and holds it after every event to what the engine alone makes of the same way. */
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

/** Virtual ms: the pace of the clock while something is waited for. */
const paceMs = 500
const patienceMs = 300_000

/** Rejects with the events up to the one after which they differ. */
export async function replay(way: CoveringPath, server: Server): Promise<void> {
  const world = await openTestSession(way, server)
  const flow = forInputs(connectFlow, world.state().in)
  let { state, effects } = start(flow, world.state().in)
  const messages = effects.filter(isMessage)
  /** The stages of the connection under way, and which of them the server has come to. */
  let stages = stagesFrom(way.events, 0, ['Connecting'])
  let at = 0

  async function happen(event: Event, index: number) {
    if (!event.type.startsWith('@')) {
      const event = await sentEvent(world, way.events, index)
      if (event.type === 'SUBMIT_CREDENTIALS') {
        stages = stagesFrom(way.events, index + 1)
        at = -1
      }
      world.session.send(event)
      return world.settle()
    }
    if (event.type === '@done' || event.type === '@failed') {
      world.gate.open(event.type === '@failed' && event.failure !== 'refused' ? event : undefined)
      return world.settle()
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
    if (event.type === '@pollFailed' && event.failure === 'expired') world.gate.failNext('status', event)
    const asked = world.gate.asked('status')
    const before = world.state()
    const isOver = () => (event.type === '@status' ? world.gate.asked('status') > asked : world.state() !== before)
    await world.advance(0)
    for (let waited = 0; !isOver() && waited < patienceMs; waited += paceMs) await world.advance(paceMs)
  }

  for (const [index, event] of way.events.entries()) {
    await happen(event, index)
    ;({ state, effects } = transition(flow, state, renumber(event, state)))
    messages.push(...effects.filter(isMessage))
    const after = way.events.slice(0, index + 1).map(({ type }) => type)
    expect({ after, ...told(world.state()), messages: world.announced.map(brief) }).toEqual({
      after,
      ...told(state),
      messages: messages.map(brief),
    })
  }
  world.session.dispose()
}

/** What can be compared: of a thing that came from the server, whether it is there. */
function told({ at, overlay, pending, polling, delayed, closed, data, entry, trail }: State) {
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
