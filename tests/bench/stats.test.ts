import { describe, expect, it } from 'vitest'
import { ratioOf, spreadOf } from './stats.ts'

describe('spreadOf', () => {
  it.each([
    [[3], { median: 3, low: 3, high: 3 }],
    [[5, 1, 3], { median: 3, low: 2, high: 4 }],
    [[4, 1, 2, 3], { median: 2.5, low: 1.5, high: 3.5 }],
    [[7, 1, 6, 2, 5, 3, 4], { median: 4, low: 2.5, high: 5.5 }],
  ])('%j', (values, spread) => {
    expect(spreadOf(values)).toEqual(spread)
  })

  it('refuses an empty list', () => {
    expect(() => spreadOf([])).toThrow('Nothing was measured.')
  })
})

it('divides the measurements of each round', () => {
  // The machine was ten times slower in the second round.
  expect(ratioOf([1, 20, 3], [2, 40, 6])).toEqual({ median: 0.5, low: 0.5, high: 0.5 })
})
