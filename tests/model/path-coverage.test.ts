/** What the paths cover when the engine follows them. */
import { describe, expect, it } from 'vitest'
import { accepts, placeOf, renumber, start, transition } from '../../src/engine/index.ts'
import { connectFlow } from '../support/connect-flow.ts'
import { lostAnswers } from '../support/lost-answers.ts'
import { walkPaths } from './support/paths.ts'

const { paths, walked } = walkPaths(connectFlow)
const places = Object.values(connectFlow.places)
const taken = new Set<string>()
const received = new Set<string>()

for (const { inputs, events } of paths) {
  let { state } = start(connectFlow, inputs)
  const first = connectFlow.start.find(({ test }) => test?.({ in: inputs, data: {}, event: {} }))
  if (first) taken.add(first.pointer)
  for (const event of events) {
    received.add(`${placeOf(connectFlow, state).id} ${event.type}${'status' in event ? ` ${event.status}` : ''}`)
    const result = transition(connectFlow, state, renumber(event, state))
    if (result.rule !== undefined) taken.add(result.rule)
    state = result.state
  }
}

const missing = (wanted: readonly string[], found: ReadonlySet<string>) => wanted.filter((each) => !found.has(each))

describe('the paths', () => {
  it('take every rule of the flow but those of lost answers', () => {
    expect(missing(Object.keys(connectFlow.rules), taken)).toEqual(lostAnswers)
  })

  it('receive every status, every failure and the timeout wherever they can arrive', () => {
    const wanted = places.flatMap(({ id, poll, load, call }) =>
      [
        ...(poll
          ? [...Object.keys(poll.statuses).map((status) => `@status ${status}`), '@pollFailed', '@pollTimedOut']
          : []),
        ...(call ? ['@done', '@failed'] : []),
        ...(load?.raises ? ['@loadFailed'] : []),
      ].map((event) => `${id} ${event}`),
    )
    expect(missing(wanted, received)).toEqual([])
  })

  it('go back from every place that BACK leads back from', () => {
    const withBack = walked.states.filter(({ state, inputs }) =>
      walked.space
        .split((given) => accepts(connectFlow, { ...state, in: given, overlay: null }, 'BACK'))
        .some(({ when, value }) => value && (when & inputs) !== 0n),
    )
    const wanted = new Set(withBack.map(({ place }) => `${place} BACK`))
    expect(missing([...wanted], received)).toEqual([])
  })

  it('are few', () => {
    expect(paths.length).toBeLessThan(40)
  })
})
