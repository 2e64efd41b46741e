import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseLabel } from '../../src/forms/index.ts'
import { cpuTimeOf } from '../support/cpu-time.ts'

describe('parseLabel', () => {
  it.each<[label: string, text: string, options: string[]]>([
    ['Region [North;South]', 'Region', ['North', 'South']],
    ['Region [North,South]', 'Region', ['North', 'South']],
    ['Region [North|South]', 'Region', ['North', 'South']],
    ['Region [North/South]', 'Region', ['North', 'South']],
    ['Region[ North ; South , East ] (required)', 'Region', ['North', 'South', 'East']],
    ['Région [Île-de-France|Corse]', 'Région', ['Île-de-France', 'Corse']],
    ['[a,,b]', '', ['a', 'b']],
    ['[Germany,France] Country', 'Country', ['Germany', 'France']],
    ['City [\u200b;A;B]', 'City', ['A', 'B']],
    ['Twice [a,b,a]', 'Twice', ['a', 'b']],
    ['Account number', 'Account number', []],
    [' Account number ', 'Account number', []],
    ['', '', []],
    ['[', '[', []],
    [']', ']', []],
    ['[]', '[]', []],
    ['][', '][', []],
    ['Region][North;South]', 'Region]', ['North', 'South']],
    ['Region [North;South', 'Region [North;South', []],
    ['North;South] Region', 'North;South] Region', []],
    ['a] [b,c', 'a] [b,c', []],
    ['[[a]]', '[[a]]', []],
    ['[[a,b]]', '[[a,b]]', []],
    ['[;;;]', '[;;;]', []],
    ['Card number [optional]', 'Card number [optional]', []],
    ['Same [a,a]', 'Same [a,a]', []],
  ])('%j', (label, text, options) => {
    expect(parseLabel(label)).toEqual({ text, options })
  })

  it('takes a list of too many options as text', () => {
    const label = `City [${Array.from({ length: 600 }, (_, i) => `c${i}`).join(';')}]`
    expect(parseLabel(label)).toEqual({ text: label, options: [] })
  })

  it.each([
    ['brackets', '['.repeat(50_000)],
    ['pairs', '[]'.repeat(25_000)],
    ['nests', `${'['.repeat(25_000)}${']'.repeat(25_000)}`],
    ['separators', `[${',;'.repeat(25_000)}]`],
    ['options', `[${'a,'.repeat(25_000)}]`],
    ['one option', `[a,${'b'.repeat(50_000)}]`],
    ['blanks', `[${' '.repeat(50_000)}`],
  ])('parses 50 kB of %s in under 5 ms', (_, label) => {
    const times = [1, 2, 3, 4, 5].map(() => cpuTimeOf(() => parseLabel(label)))
    expect(Math.min(...times)).toBeLessThan(5)
  })

  it('reads back what was written, and invents nothing', () => {
    const word = fc.stringMatching(/^[^[\];,|/\s]+$/)
    const list = fc.uniqueArray(word, { minLength: 2, maxLength: 20 })
    fc.assert(
      fc.property(word, list, fc.constantFrom(';', ',', '|', '/'), (text, options, separator) => {
        expect(parseLabel(`${text} [${options.join(separator)}]`)).toEqual({ text, options })
      }),
    )
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (label) => {
        const { text, options } = parseLabel(label)
        expect(label).toContain(text)
        expect(options).not.toHaveLength(1)
        expect(new Set(options).size).toBe(options.length)
        for (const option of options) expect(label).toContain(option)
      }),
    )
  })
})
