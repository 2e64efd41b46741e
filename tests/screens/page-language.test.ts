// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { countryNames, fileSize } from '../../src/screens/parts/page-language.ts'

const inLanguage = (language: string) => {
  document.documentElement.lang = language
}
afterEach(() => inLanguage('en'))

describe('fileSize', () => {
  it.each([
    ['en', ['1 byte', '2 bytes', '999 bytes', '1 kB', '1.5 kB', '1 MB', '1 MB', '1.2 GB', '2,000 GB']],
    ['fr', ['1 octet', '2 octets', '999 octets', '1 ko', '1,5 ko', '1 Mo', '1 Mo', '1,2 Go', '2 000 Go']],
    ['es', ['1 byte', '2 bytes', '999 bytes', '1 kB', '1,5 kB', '1 MB', '1 MB', '1,2 GB', '2000 GB']],
    ['pt', ['1 byte', '2 bytes', '999 bytes', '1 kB', '1,5 kB', '1 MB', '1 MB', '1,2 GB', '2.000 GB']],
    ['de', ['1 Byte', '2 Byte', '999 Byte', '1 kB', '1,5 kB', '1 MB', '1 MB', '1,2 GB', '2.000 GB']],
  ])('in %s', (language, expected) => {
    inLanguage(language)
    const sizes = [1, 2, 999, 1000, 1500, 999_950, 1_000_000, 1_200_000_000, 2_000_000_000_000]
    expect(sizes.map((bytes) => fileSize(bytes).replace(/[\u00A0\u202F]/g, ' '))).toEqual(expected)
  })
})

it.each(['auto', '', 'x_y', 'not a language'])(
  'a page whose language is %j, as a translator writes it: English',
  (language) => {
    inLanguage(language)
    expect(countryNames()('DE')).toBe('Germany')
    expect(fileSize(1)).toBe('1 byte')
  },
)

describe('countryNames', () => {
  it.each([
    ['US', 'Vereinigte Staaten'],
    ['de', 'Deutschland'],
    ['Texas', 'Texas'],
    ['x'.repeat(300), `${'x'.repeat(200)}…`],
    [' ', null],
    ['', null],
    [null, null],
  ])('%s', (code, name) => {
    inLanguage('de')
    expect(countryNames()(code)).toBe(name)
  })
})
