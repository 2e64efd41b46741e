import { type Brand, type BrandColours, brandColours, readBrand } from './brand.ts'
import { type Colours, colours, type Scheme, shadow } from './tokens.ts'

/** What components draw with: the tokens of one scheme, and the brand. */
export interface Look {
  scheme: Scheme
  colour: Colours & { brand: BrandColours }
  /** Corner radii in px, derived from the brand's radius. */
  radius: { control: number; card: number; small: number }
  shadow: { card: string; sheet: string }
  font: string
}

declare module '@emotion/react' {
  export interface Theme {
    look: Look
  }
}

export function createLook(brand: Brand | null | undefined, scheme: Scheme): Look {
  const { primary, radius, font } = readBrand(brand)
  return {
    scheme,
    colour: { ...colours[scheme], brand: brandColours(primary, scheme) },
    radius: { control: radius, card: radius === 0 ? 0 : Math.min(radius + 8, 32), small: Math.round(radius * 0.66) },
    shadow: shadow[scheme],
    font,
  }
}
