/** What somebody may have meant by a name that is unknown. */
export type Suggestion =
  | { kind: 'did-you-mean'; name: string }
  /** Nothing comes near: these are all the known names. */
  | { kind: 'one-of'; names: readonly string[] }

export function suggest(name: string, known: readonly string[]): Suggestion {
  const [nearest] = known
    .map((candidate) => ({ candidate, distance: editDistance(name, candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.max(2, candidate.length / 3))
    .sort((a, b) => a.distance - b.distance)
  const meant = nearest?.candidate ?? known.find((candidate) => isPart(name, candidate) || isPart(candidate, name))
  return meant === undefined ? { kind: 'one-of', names: known } : { kind: 'did-you-mean', name: meant }
}

/** `captcha` of `captcha-check`; shorter names are parts of too many. */
const isPart = (part: string, whole: string) => part.length > 3 && whole.includes(part)

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap)
    }
    row = next
  }
  return row[b.length] ?? 0
}
