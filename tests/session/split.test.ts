import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitValues } from '../../src/session/index.ts'
import { compiled, edited } from '../support/connect-flow.ts'

type Shares = Record<string, number>

const flowWith = (splits: Record<string, Shares>) =>
  compiled(
    edited(
      Object.fromEntries(
        Object.entries(splits).map(([name, shares]) => [`/inputs/${name}`, { from: 'split', shares }]),
      ),
    ),
  )

const valuesOf = (splits: Record<string, Shares>, tokens: readonly string[]) => {
  const flow = flowWith(splits)
  return tokens.map((token) => splitValues(flow, token))
}

const token = fc.uuid().map((guid) => `link-production-${guid}`)
const severalTokens = fc.array(token, { minLength: 20, maxLength: 100 })

/** Tokens as servers make them, the same in each run. */
const tokens = fc.sample(token, { numRuns: 20_000, seed: 1 })

/** Cuts 0 to 100 into shares, some of them empty. */
const shares = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 5 }).map((cuts): Shares => {
  const sorted = [0, ...cuts.sort((a, b) => a - b), 100]
  return Object.fromEntries(sorted.slice(1).map((cut, index) => [`value-${index}`, cut - (sorted[index] as number)]))
})

/** How many in a hundred. */
const percentOf = (values: readonly unknown[], value: unknown) =>
  (values.filter((each) => each === value).length / values.length) * 100

describe('splitValues', () => {
  it('gives a token the same value again, and only a value that has a share', () => {
    fc.assert(
      fc.property(shares, severalTokens, (given, some) => {
        const values = valuesOf({ test: given }, some)
        expect(valuesOf({ test: given }, some)).toEqual(values)
        for (const { test } of values) expect(given[test as string]).toBeGreaterThan(0)
      }),
    )
  })

  it.each([
    ['17d2f9a7-af3d-4ee4-abf4-08dc0b1ba585', 47],
    ['link-sandbox-17d2f9a7-af3d-4ee4-abf4-08dc0b1ba585', 41],
    ['link-production-0d9f33a5-2c2b-4a83-9f0c-3c1f8c1f6f10', 10],
  ])('divides %s as in every earlier version', (known, percent) => {
    const hundred = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`at-${index}`, 1]))
    expect(valuesOf({ test: hundred }, [known])).toEqual([{ test: `at-${percent}` }])
  })

  it.each<[Shares]>([[{ control: 90, short: 10 }], [{ a: 1, b: 49, c: 50 }], [{ a: 0, b: 100 }]])(
    'divides sessions by %j',
    (given) => {
      const values = valuesOf({ test: given }, tokens).map(({ test }) => test)
      for (const [value, share] of Object.entries(given))
        expect(Math.abs(percentOf(values, value) - share)).toBeLessThan(1)
    },
  )

  it('divides sessions by each input independently of the others', () => {
    const half = { control: 50, other: 50 }
    const values = valuesOf({ first: half, second: half }, tokens)
    const both = values.map(({ first, second }) => `${first} ${second}`)
    for (const pair of new Set(both)) expect(Math.abs(percentOf(both, pair) - 25)).toBeLessThan(1.5)
  })

  it('keeps the sessions of the last share when this share grows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), severalTokens, (share, some) => {
        const before = valuesOf({ test: { control: 100 - share, short: share } }, some)
        const after = valuesOf({ test: { control: 99 - share, short: share + 1 } }, some)
        for (const [index, { test }] of before.entries())
          if (test === 'short') expect(after[index]?.['test']).toBe('short')
      }),
    )
  })

  it('says nothing about other inputs', () => {
    expect(splitValues(compiled(edited({})), 'token')).toEqual({})
  })
})
