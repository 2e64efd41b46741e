/** The floor of the engine bench does what the engine does, or the ratio would say nothing. */
import { expect, it } from 'vitest'
import { placeOf, start, transition } from '../../../src/engine/index.ts'
import { connectFlow, inputsWith } from '../../support/connect-flow.ts'
import { lap, places } from './lap.ts'
import { reduce } from './reducer.ts'

it('leads to the same states and effects as the engine, whose data the lap leaves as they are', () => {
  let state = start(connectFlow, inputsWith({ allowDocumentUpload: true })).state
  for (const event of lap) state = transition(connectFlow, state, event(state)).state
  const { data } = state
  const passed = lap.map((eventIn) => {
    const event = eventIn(state)
    const { state: next, effects } = transition(connectFlow, state, event)
    expect(reduce(state, event)).toEqual({ state: next, effects })
    state = next
    return placeOf(connectFlow, state).id
  })
  expect(passed).toEqual(places)
  expect(state.data).toBe(data)
})
