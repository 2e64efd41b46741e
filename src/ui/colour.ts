type Channels = [red: number, green: number, blue: number]

/** Red, green and blue, 0–255, of `#rrggbb` or `rgb(…)`. */
function channels(colour: string): Channels {
  const numbers = colour.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    : colour.slice('rgb('.length).split(',').map(Number.parseFloat)
  return numbers as Channels
}

/** `share` (0–1) of `colour`, the rest of `background`. */
export function mix(colour: string, background: string, share: number): string {
  const under = channels(background)
  return `rgb(${channels(colour)
    .map((value, at) => Math.round(value * share + under[at]! * (1 - share)))
    .join(', ')})`
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio, 1–21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
