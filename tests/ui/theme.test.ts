import { describe, expect, it } from 'vitest'
import type { Scheme } from '../../src/ui/base-tokens.ts'
import { readBrand } from '../../src/ui/brand.ts'
import { contrast } from '../../src/ui/colour.ts'
import { tokenValues } from '../../src/ui/theme.ts'

describe('contrast', () => {
  it.each([
    ['#ffffff', '#000000', 21],
    ['#ffffff', '#767676', 4.54],
    ['rgb(255, 255, 255)', '#ff0000', 4],
    ['#123456', '#123456', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1)
    expect(contrast(other, one)).toBe(contrast(one, other))
  })
})

const brands = [
  '#2f4fe0',
  '#ffffff',
  '#000000',
  '#ffd400',
  '#ff7a00',
  '#00c853',
  '#808080',
  '#767676',
  '#e91e63',
  '#777fff',
]
const cases = brands.flatMap((brand) => [
  ['light' as Scheme, brand],
  ['dark' as Scheme, brand],
]) as [Scheme, string][]

describe.each(cases)('%s with brand %s', (scheme, primary) => {
  const { colour } = tokenValues({ primary }, scheme)
  const { brand } = colour

  it.each([
    ['text on the button', brand.onFill, brand.fill, 4.5],
    ['text on the button under the pointer', brand.onFill, brand.fillHover, 4.5],
    ['a link on the card', brand.ink, colour.surface, 4.5],
    ['a link on a subtle ground', brand.ink, colour.subtle, 4.5],
    ['an icon on its tint', brand.ink, brand.tint, 3],
    ['the focus ring on the card', brand.accent, colour.surface, 3],
    ['the edge of a selected row', brand.accent, brand.tint, 3],
    ['a title on a selected row', colour.text, brand.tint, 4.5],
    ['a subtitle on a selected row', colour.secondary, brand.tint, 4.5],
    ['text', colour.text, colour.surface, 4.5],
    ['secondary text', colour.secondary, colour.surface, 4.5],
    ['secondary text under the pointer', colour.secondary, colour.hover, 4.5],
    ['the edge of a field', colour.edge, colour.surface, 3],
    ['an error', colour.error, colour.surface, 4.5],
    ['words of an error', colour.text, colour.errorTint, 4.5],
    ['the sign of an error', colour.error, colour.errorTint, 3],
    ['the sign of success', colour.success, colour.successTint, 3],
    ['the sign of a hint', brand.ink, colour.infoTint, 3],
    ['the preview mark', colour.mark, colour.markTint, 4.5],
  ])('%s can be read', (_, front, ground, ratio) => {
    expect(contrast(front, ground)).toBeGreaterThanOrEqual(ratio)
  })

  it('shows the edge of the button', () => {
    expect(contrast(brand.fill, colour.surface) >= 1.25 || brand.fillEdge !== 'transparent').toBe(true)
  })
})

describe('readBrand', () => {
  const plain = readBrand(null)

  it('keeps the valid values', () => {
    const font = `"Brand Sans", 'Ünter 2', serif`
    const brand = readBrand({ mode: 'dark', primary: '#A1b2C3', radius: 4, font })
    expect(brand).toEqual({ mode: 'dark', primary: '#A1b2C3', radius: 4, font: `${font}, ${plain.font}` })
  })

  it.each([
    ['no colour', { primary: 'red' }],
    ['a rule for a colour', { primary: '#fff;}*{display:none' }],
    ['a rule for a font', { font: 'x; } body { display: none' }],
    ['an address for a font', { font: 'url(https://evil.example)' }],
    ['an open quote', { font: '"Brand Sans' }],
    ['an empty font', { font: '' }],
    ['a long font', { font: 'x'.repeat(201) }],
    ['a scheme that is none', { mode: 'sepia' as 'dark' }],
    ['a negative radius', { radius: -1 }],
    ['no number', { radius: Number.NaN }],
    ['text for a number', { radius: '12' as unknown as number }],
  ])('ignores %s', (_, given) => {
    expect(readBrand(given)).toEqual(plain)
  })

  it('caps the radius, and keeps a square brand square', () => {
    expect(readBrand({ radius: 99 }).radius).toBe(32)
    expect(tokenValues({ radius: 0 }, 'light').radius).toEqual({ control: 0, card: 0, small: 0, box: 0, round: 0 })
  })
})
