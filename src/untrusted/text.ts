import { isolate } from './isolate.ts'

const longestName = 200

/** The start of a text, of at most so many UTF-16 units; it never ends with half of a surrogate pair. */
export const startOf = (text: string, longest: number): string =>
  text.length > longest ? text.slice(0, longest).replace(/[\uD800-\uDBFF]$/u, '') : text

/** The same with an ellipsis where something was cut off. */
export const cutText = (text: string, longest: number): string =>
  text.length > longest ? `${startOf(text, longest)}…` : text

/** A name cut to a length for a row or a sentence. `fallback` replaces a name without visible characters. */
export function cutName(name: string | null | undefined, fallback = ''): string {
  if (!name) return fallback
  const cut = cutText(name, longestName)
  return isolate(cut).replace(/[\s\u2068\u2069]/gu, '') === '' ? fallback : cut
}
