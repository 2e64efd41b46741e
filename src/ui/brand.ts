import type { Theme as Brand } from '../generated/config.types.ts'
import { brandDefaults, grounds, type Scheme } from './base-tokens.ts'
import { contrast, mix } from './colour.ts'

export type { Theme as Brand } from '../generated/config.types.ts'

/** Colours derived from the brand colour, each with enough contrast where it is used (WCAG 1.4.3 and 1.4.11). */
export interface BrandColours {
  /** Background of the primary button, and the same under the pointer. */
  fill: string
  fillHover: string
  /** Text on either. */
  onFill: string
  /** Edge of the button where its fill hardly differs from the card. */
  fillEdge: string
  /** The brand colour as text or icon on the card: 4.5:1. */
  ink: string
  /** The brand colour as ring, edge or tick on the card: 3:1. */
  accent: string
  /** Background of a selected row. */
  tint: string
}

const [white, black] = ['#ffffff', '#000000']
const inks = [white, '#0b1020', black]

/** Makes a colour lighter or darker in small steps until its contrast with the background reaches `ratio`. */
function readableOn(background: string, colour: string, ratio: number): string {
  const away = contrast(background, white) > contrast(background, black) ? white : black
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(away, colour, share)
    if (contrast(candidate, background) >= ratio) return candidate
  }
  return away
}

/** `primary` is `#rrggbb`. White or black reaches 4.5:1 on any colour. */
export function brandColours(primary: string, scheme: Scheme): BrandColours {
  const { surface, subtle, edge } = grounds[scheme]
  const fill = scheme === 'dark' ? readableOn(surface, primary, 3) : primary
  const onFill = inks.find((ink) => contrast(ink, fill) >= 4.5) ?? black
  const ink = readableOn(subtle, primary, 4.7)
  const tint = mix(ink, surface, scheme === 'dark' ? 0.12 : 0.06)
  return {
    fill,
    onFill,
    fillEdge: contrast(fill, surface) < 1.25 ? edge : 'transparent',
    // The text keeps its contrast on a hovered button.
    fillHover: onFill === white ? mix(black, fill, 0.14) : mix(white, fill, 0.22),
    ink,
    // The tint is the background with the least contrast to it.
    accent: readableOn(tint, primary, 3.1),
    tint,
  }
}

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
/** Allows plain or quoted names between commas only: a font comes from outside and becomes part of a style rule. */
const isFont = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 200 && value.split(',').every((family) => fontFamily.test(family.trim()))
const fontFamily = /^(?:[\p{L}\p{N}_-][\p{L}\p{N} _-]*|"[\p{L}\p{N} _-]+"|'[\p{L}\p{N} _-]+')$/u

const isMode = (value: unknown): value is Required<Brand>['mode'] =>
  value === 'light' || value === 'dark' || value === 'system'

/** What is valid of a brand from outside: a value that is not may not replace one that is. */
export function validBrand(brand: Brand | null | undefined): Brand {
  const { mode, primary, radius, font } = brand ?? {}
  return {
    ...(isMode(mode) && { mode }),
    ...(isColour(primary) && { primary }),
    ...(typeof radius === 'number' && radius >= 0 && { radius }),
    ...(isFont(font) && { font }),
  }
}

/** Checks a brand from outside; the default replaces what is missing or invalid (docs/host.md). */
export function readBrand(brand: Brand | null | undefined): Required<Brand> {
  const { mode = 'system', primary = brandDefaults.primary, radius = brandDefaults.radius, font } = validBrand(brand)
  return {
    mode,
    primary,
    radius: Math.min(radius, 32),
    font: font ? `${font}, ${brandDefaults.font}` : brandDefaults.font,
  }
}

/** The brand's scheme, else that of the user's system. */
export function schemeOf(mode: Brand['mode'], isSystemDark: boolean): Scheme {
  if (mode === 'light' || mode === 'dark') return mode
  return isSystemDark ? 'dark' : 'light'
}
