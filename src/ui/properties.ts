/** The brand as custom properties of the page. Those of the tokens are in src/generated/tokens.css. */

import type { Scheme } from './base-tokens.ts'
import { type Brand, brandColours } from './brand.ts'

/** Corner radii in px, derived from the brand's radius. A square brand stays square. */
export function radii(control: number) {
  const unlessSquare = (px: number) => (control === 0 ? 0 : px)
  return {
    control,
    card: unlessSquare(Math.min(control + 8, 32)),
    small: Math.round(control * 0.66),
    /** A box with padding around controls. */
    box: unlessSquare(control + 4),
    /** A circle. */
    round: unlessSquare(9999),
  }
}

export function brandProperties({ primary, radius, font }: Required<Brand>, scheme: Scheme): [string, string][] {
  const { fill, fillHover, onFill, fillEdge, ink, accent, tint } = brandColours(primary, scheme)
  const corners = Object.entries(radii(radius)).map(([name, px]): [string, string] => [`--radius-${name}`, `${px}px`])
  return [
    ['--fill', fill],
    ['--fill-hover', fillHover],
    ['--on-fill', onFill],
    ['--fill-edge', fillEdge],
    ['--ink', ink],
    ['--accent', accent],
    ['--tint', tint],
    ['--font', font],
    ...corners,
  ]
}

/** Gives the page a brand and a scheme. */
export function applyBrand(brand: Required<Brand>, scheme: Scheme, { style, dataset }: HTMLElement): void {
  dataset['scheme'] = scheme
  for (const [name, value] of brandProperties(brand, scheme)) style.setProperty(name, value)
}
