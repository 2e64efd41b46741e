/** Random events of a session: mostly possible ones, sometimes some that arrive too late or make no sense. */
import fc from 'fast-check'
import { allInputs, createAlphabet, type Event, type State } from '../../../src/engine/index.ts'
import type { CompiledFlow, Values } from '../../../src/flow/index.ts'
import { createPair, type Difference } from './compare.ts'

interface Chance {
  kind: 'possible' | 'late' | 'impossible'
  pick: number
}

interface Chances {
  inputs: Values
  chances: readonly Chance[]
}

export const someChances = (flow: CompiledFlow): fc.Arbitrary<Chances> =>
  fc.record({
    inputs: fc.constantFrom(...allInputs(flow)),
    chances: fc.array(
      fc.record({
        kind: fc.constantFrom('possible', 'possible', 'possible', 'possible', 'possible', 'late', 'impossible'),
        pick: fc.nat(10_000),
      }),
      { minLength: 5, maxLength: 80, size: 'max' },
    ),
  })

const strays: readonly string[] = [
  'NEXT',
  'BACK',
  'FINISH',
  'TRY_AGAIN',
  'SUBMIT_ANSWER',
  'NOBODY_SAYS_THIS',
  '__proto__',
]

/** Of other entries, of other calls, of none. */
const impossible: readonly ((state: State) => object)[] = [
  ...strays.map((type) => () => ({ type })),
  ({ polling }) => ({ type: '@status', run: polling ?? -1, status: 'NobodyKnowsThis' }),
  ({ entry }) => ({ type: '@status', run: entry + 1, status: 'Connected' }),
  ({ entry, pending }) => ({ type: '@done', entry: entry - 1, call: pending ?? '', value: 'late' }),
  ({ entry }) => ({ type: '@failed', entry, call: '/steps/nowhere/do', code: null, failure: 'refused' }),
  ({ entry }) => ({ type: '@elapsed', entry, rule: '/steps/nowhere/status/Connected' }),
]

export interface Played {
  /** The events up to and with the one after which they differ; all of them where they don't. */
  events: Event[]
  difference: Difference | null
}

export type Player = (chances: Chances) => Played

/** `usual` is the flow whose events are tried, even if the flow under test does not have them. */
export function createPlayer(flow: CompiledFlow, usual: CompiledFlow): Player {
  const alphabet = createAlphabet(usual)

  return ({ inputs, chances }) => {
    const pair = createPair(flow, inputs)
    const played: Played = { events: [], difference: pair.first }
    const past: Event[] = []
    for (const { kind, pick } of chances) {
      if (played.difference) break
      const state = pair.state()
      const possible = alphabet(state)
      const among = { possible: ofOneType(possible, pick), late: past, impossible }[kind]
      const drawn = among[pick % Math.max(among.length, 1)] ?? { type: 'NEXT' }
      const event = (typeof drawn === 'function' ? drawn(state) : drawn) as Event
      played.events.push(event)
      played.difference = pair.send(event)
      past.push(...possible.filter(({ type }) => type.startsWith('@')))
    }
    return played
  }
}

/** Every type of event is equally likely, however many payloads it can carry; so are a refusal and any other failure. */
function ofOneType(events: readonly Event[], pick: number): readonly Event[] {
  const types = [...new Set(events.map(typeOf))]
  const type = types[Math.floor(pick / 100) % Math.max(types.length, 1)]
  return events.filter((event) => typeOf(event) === type)
}

const typeOf = (event: Event) =>
  event.type === '@failed' && event.failure === 'refused' ? '@failed refused' : event.type
