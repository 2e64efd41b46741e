/** Whether a pattern is matched in a time that nobody notices, whatever is typed. */

/** How the pattern breaks the rule; null: it does not. */
export type PatternProblem = 'not-anchored' | 'not-supported' | 'too-many-ways' | null

/** The lengths of the parts can be chosen in at most this many ways; each is one attempt to match a text. */
const mostWays = 1000

/** A character, an escaped one, a class of characters or a class in brackets. */
const single = String.raw`[^\\^$.|?*+()\[\]{}]|\\[dws.\-/+()?*|\[\]{}\\]|\\p\{(?:L|Lu|Ll|N|Nd)\}`
const bracket = String.raw`\[\^?(?:[^\\\[\]]|\\[dws.\-/\[\]\\^]|\\p\{(?:L|Lu|Ll|N|Nd)\})+\]`
const part = new RegExp(String.raw`(?:${bracket}|${single})(?:\?|\{(\d{1,3})(?:,(\d{1,3}))?\})?`, 'uy')

/**
 * A row of characters and classes between `^` and `$`, each once, with `?`, `{n}` or `{n,m}`. Without groups, `*` and `+`
 * the number of ways to match is bounded by the pattern alone.
 */
export function patternProblem(pattern: string): PatternProblem {
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) return 'not-anchored'
  const end = pattern.length - 1
  let at = 1
  let ways = 1
  while (at < end) {
    part.lastIndex = at
    const found = part.exec(pattern)
    if (!found) return 'not-supported'
    const [text, least, most = least] = found
    const choices = text.endsWith('?') && least === undefined ? 2 : Number(most ?? 0) - Number(least ?? 0) + 1
    if (choices < 1 || part.lastIndex > end) return 'not-supported'
    ways *= choices
    at = part.lastIndex
  }
  return isRegExp(pattern) ? (ways > mostWays ? 'too-many-ways' : null) : 'not-supported'
}

function isRegExp(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== ''
  } catch {
    return false
  }
}
