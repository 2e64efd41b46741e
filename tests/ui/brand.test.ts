/** Whatever colour a deployer picks, what is made of it can be read (WCAG 1.4.3, 1.4.11). */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandDefaults, type Scheme } from '../../src/ui/base-tokens.ts'
import { brandColours, readBrand, validBrand } from '../../src/ui/brand.ts'
import { contrast } from '../../src/ui/colour.ts'
import { colours } from '../../src/ui/tokens.ts'

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
/** Where white and black read about as well, and where a colour is lost on the card: both are rare by chance. */
const grey = fc.integer({ min: 0, max: 255 }).map((level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`)
const colour = fc.oneof({ weight: 3, arbitrary: anyColour }, { weight: 1, arbitrary: grey })

const pairs = (primary: string, scheme: Scheme) => {
  const { surface, subtle, hover, text, secondary, edge } = colours[scheme]
  const brand = brandColours(primary, scheme)
  const words: [string, string, string][] = [
    ['the button', brand.onFill, brand.fill],
    ['the button under the pointer', brand.onFill, brand.fillHover],
    ...[surface, subtle, hover].map((ground): [string, string, string] => ['a link', brand.ink, ground]),
    ['a title on a selected row', text, brand.tint],
    ['a subtitle on a selected row', secondary, brand.tint],
  ]
  const lines: [string, string, string][] = [
    ...[surface, subtle, brand.tint].map((ground): [string, string, string] => [
      'ring, edge, tick',
      brand.accent,
      ground,
    ]),
    ['an icon on its tint', brand.ink, brand.tint],
    ...(brand.fillEdge === 'transparent' ? [] : [['round the fill', edge, surface] as [string, string, string]]),
  ]
  return { words, lines, brand, surface }
}

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const hold = (judge: (made: ReturnType<typeof pairs>) => void) =>
    fc.assert(
      fc.property(colour, (primary) => judge(pairs(primary, scheme))),
      { numRuns: 5000 },
    )

  it('text reads at 4.5:1', () => {
    hold(({ words }) => {
      expect(words.filter(([, ink, ground]) => contrast(ink, ground) < 4.5)).toEqual([])
    })
  })

  it('lines stand out at 3:1', () => {
    hold(({ lines }) => {
      expect(lines.filter(([, ink, ground]) => contrast(ink, ground) < 3)).toEqual([])
    })
  })

  it('the button contrasts with the card by its background or its edge', () => {
    hold(({ brand, surface }) => {
      if (brand.fillEdge === 'transparent') expect(contrast(brand.fill, surface)).toBeGreaterThanOrEqual(1.25)
    })
  })
})

describe('readBrand', () => {
  it('makes a valid brand of any input', () => {
    const junk = fc.record({ mode: fc.anything(), primary: fc.anything(), radius: fc.anything(), font: fc.anything() })
    fc.assert(
      fc.property(junk, (given) => {
        const { mode, primary, radius, font } = readBrand(given as never)
        expect(['light', 'dark', 'system']).toContain(mode)
        expect(primary).toMatch(/^#[0-9a-f]{6}$/i)
        expect(radius).toBeGreaterThanOrEqual(0)
        expect(radius).toBeLessThanOrEqual(32)
        expect(font.endsWith(brandDefaults.font)).toBe(true)
      }),
    )
  })

  it('lets no invalid value replace a valid one', () => {
    const own = { mode: 'dark', primary: '#00aa00', radius: 4, font: 'Inter' } as const
    const others = [
      { mode: null, primary: null, radius: null, font: null },
      { mode: '', primary: '#0a0', radius: '8', font: '' },
    ]
    for (const other of others) expect({ ...own, ...validBrand(other as never) }).toEqual(own)
    const valid = { mode: 'system', primary: '#0000AA', radius: 0, font: 'Arial' } as const
    expect({ ...own, ...validBrand(valid) }).toEqual(valid)
  })

  it('lets no font end its rule', () => {
    const pieces = [
      'Inter',
      '"Open Sans"',
      ';',
      '}',
      'url(',
      '//x',
      ')',
      '{',
      '\\',
      ',',
      "'",
      '"',
      ' ',
      '/*',
      '@import',
      '\n',
      ':',
    ]
    const font = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(font, (given) => {
        const own = readBrand({ font: given }).font.slice(0, -brandDefaults.font.length)
        expect(own).not.toMatch(/[;{}():@/\\]/)
        expect((own.match(/"/g)?.length ?? 0) % 2).toBe(0)
        expect((own.match(/'/g)?.length ?? 0) % 2).toBe(0)
      }),
      { numRuns: 5000 },
    )
  })
})
