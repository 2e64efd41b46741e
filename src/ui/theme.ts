import type { Scheme } from './base-tokens.ts'
import { type Brand, type BrandColours, brandColours, readBrand } from './brand.ts'
import { radii } from './properties.ts'
import { type Colours, colours, shadow } from './tokens.ts'

/** The tokens of one scheme, and the brand, as values: for MUI's theme. Our own styles have them as custom properties. */
export interface TokenValues {
  scheme: Scheme
  colour: Colours & { brand: BrandColours }
  /** Corner radii in px. */
  radius: ReturnType<typeof radii>
  shadow: { card: string; sheet: string }
  font: string
}

export function tokenValues(brand: Brand | null | undefined, scheme: Scheme): TokenValues {
  const { primary, radius, font } = readBrand(brand)
  return {
    scheme,
    colour: { ...colours[scheme], brand: brandColours(primary, scheme) },
    radius: radii(radius),
    shadow: shadow[scheme],
    font,
  }
}
