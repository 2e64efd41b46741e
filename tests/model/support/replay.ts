/** Follows a path with the real session, and compares it after every event with the engine alone. */
import { expect } from 'vitest'
import {
  type Effect,
  type Event,
  type Failure,
  placeOf,
  renumber,
  type State,
  start,
  transition,
} from '../../../src/engine/index.ts'
import { type CompiledFlow, forInputs } from '../../../src/flow/index.ts'
import type { ReadName } from '../../../src/generated/flow.types.ts'
import type { HostMessage } from '../../../src/messages/index.ts'
import type { Read } from '../../../src/session/reads.ts'
import type { CoveringPath } from './cover.ts'
import { sentEvent } from './payloads.ts'
import { isEndless, isWaiting, lastsMs, stagesFrom } from './script.ts'
import type { Server } from './server.ts'
import { openTestSession } from './test-session.ts'

/** Virtual ms: the pace of the clock while something is waited for. */
const paceMs = 500
/** Virtual ms: what takes this much longer than any limit of the flow does not happen. */
const graceMs = 60_000

/** The session ignores a status that only repeats what was answered this many times, and believes the next one. */
const stalePolls = 3

/** Whether this status of the same connection is the one before, which was answered meanwhile. */
function repeatsAnswered(events: readonly Event[], index: number): boolean {
  const event = events[index]
  if (event?.type !== '@status' || isWaiting(event.status)) return false
  const earlier = events.slice(0, index)
  const last = earlier.map(({ type }) => type).lastIndexOf('@status')
  const before = earlier[last]
  const since = earlier.slice(last)
  const isSameConnection = since.every(({ type }) => type !== 'SUBMIT_CREDENTIALS')
  return before?.type === '@status' && before.status === event.status && isSameConnection && since.some(isDone)
}

const isDone = ({ type }: Event) => type === '@done'

/** Rejects with the events up to the one after which they differ. */
export async function replay(declared: CompiledFlow, path: CoveringPath, server: Server): Promise<void> {
  const test = await openTestSession(declared, path, server)
  const flow = forInputs(declared, test.state().in)
  const waitMs = longestMs(flow) + graceMs
  let { state, effects } = start(flow, test.state().in)
  const { data: initial } = state
  const expected = effects.filter(isMessage)
  /** The stages of the current connection, and the index of the one that the server has reached. */
  let stages = stagesFrom(path.events, 0, ['Connecting'])
  let at = 0

  async function perform(event: Event, index: number) {
    if (!event.type.startsWith('@')) {
      const event = await sentEvent(flow, test, path.events, index)
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
    if (event.type === '@loadFailed') {
      const { load } = placeOf(flow, test.state())
      if (load?.raises === null) return readAgain(load.effect, event)
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
    const requests = test.calls.count('status') + (repeatsAnswered(path.events, index) ? stalePolls : 0)
    const before = test.state()
    const isOver = () => (event.type === '@status' ? test.calls.count('status') > requests : test.state() !== before)
    // One timer at a time: a delay of 0 ms must not be over before the status that began it is compared.
    for (let waited = 0; !isOver() && waited < waitMs; ) waited += await test.step(paceMs)
  }

  /** As the screen of a list does, whatever has been read before. */
  async function readAgain(read: ReadName, failure: Failure) {
    test.calls.failNext(read === 'sources' ? 'sources' : 'accountList', failure)
    const reads = test.session.reads()
    const list: Read<unknown> = read === 'sources' ? reads.sources('') : reads.accounts()
    await test.queries.fetchQuery({ ...list, staleTime: 0 }).catch(() => {})
    await test.step(0)
  }

  for (const [index, event] of path.events.entries()) {
    await perform(event, index)
    ;({ state, effects } = transition(flow, state, renumber(event, state)))
    expected.push(...effects.filter(isMessage))
    const after = path.events.slice(0, index + 1).map(({ type }) => type)
    expect({ after, ...comparable(flow, test.state()), messages: test.messages.map(brief) }).toEqual({
      after,
      // A session that is over has forgotten what it learnt.
      ...comparable(flow, state.closed ? { ...state, data: initial } : state),
      messages: expected.map(brief),
    })
    // What follows comes from a phone, which no script of the sandbox plays (tests/e2e/showcase-returning.spec.ts).
    if (placeOf(flow, state).screen === 'continue-on-phone') break
  }
  test.session.dispose()
}

/** The longest time that the flow lets pass by itself. */
function longestMs({ places, rules }: CompiledFlow): number {
  const limits = Object.values(places).flatMap(({ poll, load, timeLimit }) => [
    poll?.timeoutMs ?? 0,
    load?.timeoutMs ?? 0,
    timeLimit?.ms ?? 0,
  ])
  return Math.max(...limits, ...Object.values(rules).map(({ afterMs }) => afterMs ?? 0))
}

/** Of a reference to what the server sent only whether it is there. */
function comparable(flow: CompiledFlow, { at, overlay, pending, polling, delayed, closed, data, entry, trail }: State) {
  const known = flow.data.map(({ name, values }) => [name, values === 'reference' ? data[name] !== null : data[name]])
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
