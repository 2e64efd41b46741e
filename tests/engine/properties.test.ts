import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allInputs,
  createAlphabet,
  type Event,
  freezeStates,
  type State,
  start,
  transition,
} from '../../src/engine/index.ts'
import { connectFlow } from '../support/connect-flow.ts'
import { at } from './support/drive.ts'

freezeStates()

const alphabet = createAlphabet(connectFlow)
const pointers = [...Object.keys(connectFlow.calls), ...Object.keys(connectFlow.rules), '', '__proto__']
const names = ['NEXT', 'BACK', 'FINISH', 'TRY_AGAIN', 'CONFIRM_CLOSE', 'UNKNOWN_EVENT', '__proto__', 'constructor']

/** A random event, as a function of the state in which it arrives. */
type RandomEvent = (state: State) => Event

const possible: fc.Arbitrary<RandomEvent> = fc.nat(10_000).map((pick) => (state) => {
  const events = alphabet(state)
  return events[pick % Math.max(events.length, 1)] ?? { type: 'NEXT' }
})

/** Outcomes that do not match the state: of other entries, other calls or unknown rules. */
const mismatched: fc.Arbitrary<RandomEvent> = fc
  .record({
    type: fc.constantFrom('@done', '@failed', '@status', '@pollFailed', '@pollTimedOut', '@elapsed', '@loadFailed'),
    behind: fc.integer({ min: -2, max: 6 }),
    pointer: fc.constantFrom(...pointers),
    name: fc.constantFrom(...names, 'Connected', 'MFA_QUERY_ERROR'),
    value: fc.jsonValue(),
  })
  .map(({ type, behind, pointer, name, value }) => ({ entry }) => {
    const number = entry - behind
    return {
      type,
      entry: number,
      run: number,
      call: pointer,
      rule: pointer,
      event: name,
      status: name,
      code: name,
      value,
    } as unknown as Event
  })

const unexpected = fc.constantFrom(...names).map((type) => () => ({ type }) as Event)

const session = fc.record({
  inputs: fc.constantFrom(...allInputs(connectFlow)),
  randomEvents: fc.array(
    fc.oneof(
      { weight: 6, arbitrary: possible },
      { weight: 2, arbitrary: mismatched },
      { weight: 1, arbitrary: unexpected },
    ),
    { minLength: 20, maxLength: 80 },
  ),
})

function expectConsistent(before: State, after: State) {
  expect(connectFlow.places).toHaveProperty([at(after)])
  expect(JSON.parse(JSON.stringify(after))).toEqual(after)
  expect(after.in).toBe(before.in)
  expect(after.overlay === null || after.overlay === 'confirmExit').toBe(true)
  expect(new Set(after.trail).size).toBe(after.trail.length)
  expect(after.trail).toContain(after.at.step)
  expect(after.entry).toBeGreaterThanOrEqual(before.entry)
  expect(after.polling === null || connectFlow.places[at(after)]?.poll !== null).toBe(true)
  if (before.data['source'] !== null) expect(after.data['source']).not.toBeNull()
  if (before.closed) expect(after).toBe(before)
}

const isOld = (event: Event, state: State) =>
  event.type.startsWith('@') &&
  Number((event as { entry?: number }).entry ?? (event as { run?: number }).run) < state.entry

describe('over random sessions', () => {
  it('every state is consistent', () => {
    const places = new Set<string>()
    fc.assert(
      fc.property(session, ({ inputs, randomEvents }) => {
        let { state } = start(connectFlow, inputs)
        for (const randomEvent of randomEvents) {
          const event = randomEvent(state)
          const { state: after, effects } = transition(connectFlow, state, event)
          expectConsistent(state, after)
          if (isOld(event, state) && !isCurrentRun(event, state)) expect([after, effects]).toEqual([state, []])
          expect(structuredClone(effects)).toEqual(effects)
          expect(effects.filter(({ kind }) => kind === 'call').length).toBeLessThanOrEqual(1)
          places.add(at(after))
          state = after
        }
      }),
      { numRuns: 700 },
    )
    expect(places.size).toBeGreaterThan(12)
  })
})

/** Polling may continue into the next entry, so its outcomes have an older number. */
const isCurrentRun = (event: Event, state: State) =>
  (event.type === '@status' || event.type.startsWith('@poll')) && (event as { run?: number }).run === state.polling
