/** Sets of inputs in words: they mean exactly the set, in no more terms than needed. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { condense } from '../../src/analysis/circumstances.ts'
import { circumstancesInWords } from '../../src/analysis/circumstances-in-words.ts'
import { cover, type Dimension } from '../../src/analysis/cover.ts'
import { asCode } from '../../src/analysis/mark.ts'

const domains = { mode: ['Normal', 'Refresh', 'Update'], source: [null, '(some)'], consent: [false, true] }
const combinations = domains.mode.flatMap((mode) =>
  domains.source.flatMap((source) => domains.consent.map((consent) => ({ mode, source, consent }))),
)
const setOf = (holds: (inputs: (typeof combinations)[number]) => boolean) =>
  combinations.reduce((set, inputs, index) => (holds(inputs) ? set | (1n << BigInt(index)) : set), 0n)
const all = setOf(() => true)
const dimensions: Dimension[] = (['mode', 'source', 'consent'] as const).map((name) => ({
  name,
  values: domains[name].map((value) => ({ value, set: setOf((inputs) => inputs[name] === value) })),
}))

const inWords = (meant: bigint, universe: bigint): string => {
  const circumstances = condense(meant, universe, dimensions)
  return circumstances === null ? 'all' : circumstancesInWords(circumstances, asCode)
}

describe('condense', () => {
  it('needs no words for all', () => {
    expect(condense(all, all, dimensions)).toBeNull()
  })

  it.each([
    [({ consent }) => consent, '`consent` true', 1, 2],
    [({ mode }) => mode !== 'Normal', '`mode` other than Normal', 2, 3],
    [({ mode, source }) => mode === 'Refresh' && source === null, '`mode` Refresh and `source` empty', 1, 6],
    [({ mode, consent }) => mode === 'Refresh' || consent, '`mode` Refresh, or `consent` true', 4, 6],
    [
      ({ mode, source, consent }) => mode !== 'Normal' || source === null || !consent,
      '`mode` other than Normal, or `source` empty, or `consent` false',
      11,
      12,
    ],
  ] as [Parameters<typeof setOf>[0], string, number, number][])('%s is %s', (holds, words, count, of) => {
    expect(condense(setOf(holds), all, dimensions)).toMatchObject({ count, of })
    expect(inWords(setOf(holds), all).split(', or ').sort()).toEqual(words.split(', or ').sort())
  })

  it('says once what all alternatives have in common', () => {
    const meant = setOf(({ mode, source, consent }) => consent && (mode === 'Refresh' || source === null))
    expect(inWords(meant, all)).toMatch(
      /^`consent` true, and either (`mode` Refresh, or `source` empty|`source` empty, or `mode` Refresh)$/,
    )
  })

  it('names no value that no client has together with the rest', () => {
    const possible = setOf(({ mode, source }) => mode !== 'Update' || source !== null)
    const meant = setOf(({ mode, source }) => mode === 'Refresh' && source === null)
    expect(inWords(meant, possible)).toBe('`mode` Refresh and `source` empty')
  })
})

describe('cover', () => {
  const some = fc.bigInt({ min: 0n, max: all })

  it('contains what is meant and nothing else', () => {
    fc.assert(
      fc.property(some, some, (universe, set) => {
        const meant = set & universe
        const terms = cover(meant, universe, dimensions)
        const held = terms.reduce((sum, term) => {
          const values = [...term].map(([{ values: every }, own]) =>
            every.filter(({ value }) => own.includes(value)).reduce((either, each) => either | each.set, 0n),
          )
          return sum | values.reduce((both, each) => both & each, all)
        }, 0n)
        expect(held & universe).toBe(meant)
      }),
    )
  })
})
