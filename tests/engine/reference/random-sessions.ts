/** Random sessions: mostly possible events, some stale and some impossible ones. */
import fc from 'fast-check'
import { allInputs, createAlphabet, type Event, type State } from '../../../src/engine/index.ts'
import type { CompiledFlow, Values } from '../../../src/flow/index.ts'
import { createPair, type Difference } from './compare.ts'

interface RandomEvent {
  kind: 'possible' | 'stale' | 'impossible'
  pick: number
}

interface RandomSession {
  inputs: Values
  events: readonly RandomEvent[]
}

export const randomSessions = (flow: CompiledFlow): fc.Arbitrary<RandomSession> =>
  fc.record({
    inputs: fc.constantFrom(...allInputs(flow)),
    events: fc.array(
      fc.record({
        kind: fc.constantFrom('possible', 'possible', 'possible', 'possible', 'possible', 'stale', 'impossible'),
        pick: fc.nat(10_000),
      }),
      { minLength: 5, maxLength: 80, size: 'max' },
    ),
  })

const unexpected: readonly string[] = [
  'NEXT',
  'BACK',
  'FINISH',
  'TRY_AGAIN',
  'SUBMIT_ANSWER',
  'UNKNOWN_EVENT',
  '__proto__',
]

/** Unexpected user events, unknown statuses, and outcomes of other entries or calls. */
const impossible: readonly ((state: State) => object)[] = [
  ...unexpected.map((type) => () => ({ type })),
  ({ polling }) => ({ type: '@status', run: polling ?? -1, status: 'UnknownStatus' }),
  ({ entry }) => ({ type: '@status', run: entry + 1, status: 'Connected' }),
  ({ entry, pending }) => ({ type: '@done', entry: entry - 1, call: pending ?? '', value: 'stale' }),
  ({ entry }) => ({ type: '@failed', entry, call: '/steps/nowhere/do', code: null, failure: 'refused' }),
  ({ entry }) => ({ type: '@elapsed', entry, rule: '/steps/nowhere/status/Connected' }),
]

export interface Played {
  /** The events up to the one after which engine and reference differ, or all events. */
  events: Event[]
  difference: Difference | null
}

export type Player = (session: RandomSession) => Played

/** @param original the flow whose events are tried, even if the flow under test does not have them */
export function createPlayer(flow: CompiledFlow, original: CompiledFlow): Player {
  const alphabet = createAlphabet(original)

  return ({ inputs, events }) => {
    const pair = createPair(flow, inputs)
    const played: Played = { events: [], difference: pair.first }
    const past: Event[] = []
    for (const { kind, pick } of events) {
      if (played.difference) break
      const state = pair.state()
      const possible = alphabet(state)
      const among = { possible: ofOneType(possible, pick), stale: past, impossible }[kind]
      const drawn = among[pick % Math.max(among.length, 1)] ?? { type: 'NEXT' }
      const event = (typeof drawn === 'function' ? drawn(state) : drawn) as Event
      played.events.push(event)
      played.difference = pair.send(event)
      past.push(...possible.filter(({ type }) => type.startsWith('@')))
    }
    return played
  }
}

/** Makes each type of event equally likely, however many payloads it has. A rejected submit counts as a type of its own. */
function ofOneType(events: readonly Event[], pick: number): readonly Event[] {
  const types = [...new Set(events.map(typeOf))]
  const type = types[Math.floor(pick / 100) % Math.max(types.length, 1)]
  return events.filter((event) => typeOf(event) === type)
}

const typeOf = (event: Event) =>
  event.type === '@failed' && event.failure === 'refused' ? '@failed refused' : event.type
