/** Red, green, blue, 0–255; of `#rrggbb` or `rgb(…)`. */
function channels(colour: string): number[] {
  if (!colour.startsWith('#'))
    return (
      colour
        .match(/[\d.]+/g)
        ?.slice(0, 3)
        .map(Number) ?? []
    )
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

/** `share` (0–1) of `colour` over `ground`, opaque. */
export function mix(colour: string, ground: string, share: number): string {
  const [over, under] = [channels(colour), channels(ground)]
  return `rgb(${over.map((value, at) => Math.round(value * share + (under[at] ?? 0) * (1 - share))).join(', ')})`
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio, 1–21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
