/** What the paths cover, as the engine sees it. A failure names what is missing. */
import { describe, expect, it } from 'vitest'
import { accepts, placeOf, renumber, start, transition } from '../../src/engine/index.ts'
import { connectFlow } from '../support/connect-flow.ts'
import { walkPaths } from './support/paths.ts'

const { paths, walked } = walkPaths(connectFlow)
const places = Object.values(connectFlow.places)
const taken = new Set<string>()
const happened = new Set<string>()

for (const { inputs, events } of paths) {
  let { state } = start(connectFlow, inputs)
  const first = connectFlow.start.find(({ test }) => test?.({ in: inputs, data: {}, event: {} }))
  if (first) taken.add(first.pointer)
  for (const event of events) {
    happened.add(`${placeOf(connectFlow, state).id} ${event.type}${'status' in event ? ` ${event.status}` : ''}`)
    const step = transition(connectFlow, state, renumber(event, state))
    if (step.rule !== undefined) taken.add(step.rule)
    state = step.state
  }
}

const missing = (wanted: readonly string[], had: ReadonlySet<string>) => wanted.filter((each) => !had.has(each))

describe('the paths', () => {
  it('take every rule of the flow', () => {
    expect(missing(Object.keys(connectFlow.rules), taken)).toEqual([])
  })

  it('receive every status, every failure and the timeout wherever they can arrive', () => {
    const wanted = places.flatMap(({ id, poll, load, call }) =>
      [
        ...(poll
          ? [...Object.keys(poll.statuses).map((status) => `@status ${status}`), '@pollFailed', '@pollTimedOut']
          : []),
        ...(call ? ['@done', '@failed'] : []),
        ...(load?.raises ? ['@raised'] : []),
      ].map((event) => `${id} ${event}`),
    )
    expect(missing(wanted, happened)).toEqual([])
  })

  it('go back from every place that BACK leads back from', () => {
    const withBack = walked.states.filter(({ state, inputs }) =>
      walked.space.filter(inputs, (given) => accepts(connectFlow, { ...state, in: given, overlay: null }, 'BACK')),
    )
    const wanted = new Set(withBack.map(({ place }) => `${place} BACK`))
    expect(missing([...wanted], happened)).toEqual([])
  })

  it('are few', () => {
    expect(paths.length).toBeLessThan(40)
  })
})
