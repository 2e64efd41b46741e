/** The known name that may be meant by an unknown one. */
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
  return meant === undefined ? { kind: 'one-of', names: [...new Set(known)] } : { kind: 'did-you-mean', name: meant }
}

/** `captcha` of `captcha-check`; shorter names are parts of too many. */
const isPart = (part: string, whole: string) => part.length > 3 && whole.includes(part)

/** Levenshtein's, with one row of his table at a time: `row[j]` is the distance of a's start to the first j letters of b. */
export function editDistance(a: string, b: string): number {
  let row = Uint32Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 0; i < a.length; i++) {
    let left = i + 1
    row = row.map((above, j) => {
      if (j > 0) left = Math.min(above + 1, left + 1, (row.at(j - 1) as number) + (a[i] === b[j - 1] ? 0 : 1))
      return left
    })
  }
  return row.at(-1) as number
}
