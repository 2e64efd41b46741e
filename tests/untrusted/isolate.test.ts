import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isolate } from '../../src/untrusted/index.ts'
import { cpuTimeOf } from '../support/cpu-time.ts'

const [fsi, pdi] = ['\u2068', '\u2069']

describe('isolate', () => {
  it.each([
    ['plain Latin', 'Acme & Söhne, 12 <b>'],
    ['nothing', ''],
    ['Greek, Cyrillic and Han', 'ΔΕΗ Мосэнерго 東京電力'],
    ['a family, held together by joiners', '👨‍👩‍👧 and 👩🏽‍💻'],
    ['a flag with a variation selector', '🏳️‍🌈'],
    ['Hindi with a joiner that belongs', 'क्‍ष'],
    ['combining accents', 'e\u0301'],
    ['a sentence whose value is isolated', `${fsi}שלום${pdi} uses Tieline`],
  ])('leaves %s alone', (_, value) => {
    expect(isolate(value)).toBe(value)
  })

  it.each([
    ['Hebrew', 'חברת החשמל', `${fsi}חברת החשמל${pdi}`],
    ['Arabic among Latin', 'Acme شركة', `${fsi}Acme شركة${pdi}`],
    ['Persian with the joiner that it needs', 'می‌خواهم', `${fsi}می‌خواهم${pdi}`],
    ['a script of the higher planes', '𞤀𞤣', `${fsi}𞤀𞤣${pdi}`],
    ['an override', 'invoice\u202Efdp.exe', `${fsi}invoicefdp.exe${pdi}`],
    ['marks and embeddings', '\u200E\u200Fa\u202A\u202B\u202C\u202D\u061C', `${fsi}a${pdi}`],
    ['an isolate left open', `${fsi}Acme`, `${fsi}Acme${pdi}`],
    ['an end too many', `Acme${pdi}!`, `${fsi}Acme!${pdi}`],
    ['a start inside what a stranger isolated', `${fsi}a\u202Eb${pdi}`, `${fsi}ab${pdi}`],
    ['a sentence with Hebrew beside its value', `${fsi}שלום${pdi} של`, `${fsi}${fsi}שלום${pdi} של${pdi}`],
  ])('isolates %s', (_, value, expected) => {
    expect(isolate(value)).toBe(expected)
  })

  it.each([
    ['zero-width space and no-break', 'Ac\u200Bme\uFEFF', 'Acme'],
    ['joiners that join nothing', 'A\u200Dc\u200Cme\u200D', 'Acme'],
    ['word joiner, soft hyphen, Mongolian separator', 'A\u2060c\u00ADm\u180Ee', 'Acme'],
    ['marks that would combine with the text before', '\u0301\u200B\u20DDAcme', 'Acme'],
    ['marks alone', '\u0301\u0302\uFE0F', ''],
    ['a mark that a joiner holds', '\u0301\u200DAcme', 'Acme'],
    ['paragraph ends, which would end the isolate', 'a\u2029b\u2028c', 'abc'],
  ])('drops %s', (_, value, expected) => {
    expect(isolate(value)).toBe(expected)
  })

  const unit = fc.constantFrom(
    'a',
    ' ',
    'ש',
    'ع',
    '👨',
    'क',
    '\u0301',
    ...'\u200B\u200C\u200D\u202E\u2066\u2067\u2068\u2069\u2029',
  )

  it('opens as often as it closes, never closes first, and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (value) => {
        const result = isolate(value)
        let depth = 0
        for (const char of result) {
          if (char === fsi) depth += 1
          if (char === pdi) depth -= 1
          expect(depth).toBeGreaterThanOrEqual(0)
        }
        expect(depth).toBe(0)
        expect(isolate(result)).toBe(result)
      }),
    )
  })

  it.each([
    ['starts', fsi],
    ['joiners', '\u200D'],
    ['marks', '\u0301'],
    ['marks and joiners', '\u0301\u200D'],
    ['letters and joiners', 'क\u200D'],
    ['right-to-left letters', 'ש'],
  ])('takes time in proportion to the length: %s', (_, piece) => {
    const text = piece.repeat(200_000)
    expect(cpuTimeOf(() => isolate(text))).toBeLessThan(1000)
  })
})
