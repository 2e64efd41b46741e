import { expect, it } from 'vitest'
import { walk } from '../../../src/engine/index.ts'
import { flowTimes } from './copies.ts'

it('reaches every place of the flow in each copy', () => {
  const flow = flowTimes(3)
  const reached = new Set(walk(flow).states.map(({ place }) => place))
  expect(Object.keys(flow.places).filter((place) => !reached.has(place))).toEqual([])
  expect(reached.size).toBe(3 * Object.keys(flowTimes(1).places).length)
})
