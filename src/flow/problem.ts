/** What is wrong with a document: a code, where it is, and a sentence that names the mend (style habit 6). */
export type ProblemCode = 'shape' | 'unknown-name' | 'domain' | 'path' | 'switched-off' | 'condition'

export interface Problem {
  code: ProblemCode
  /** JSON pointer into the document, e.g. `/steps/consent/on/NEXT`. */
  pointer: string
  message: string
}

/** "Did you mean 'x'?" for the nearest of the known names, else the names themselves. */
export function suggest(name: string, known: readonly string[]): string {
  const [nearest] = known
    .map((candidate) => ({ candidate, distance: editDistance(name, candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.max(2, candidate.length / 3))
    .sort((a, b) => a.distance - b.distance)
  if (nearest) return `Did you mean '${nearest.candidate}'?`
  return known.length === 0 ? 'None is declared.' : `Use one of: ${known.slice(0, 12).join(', ')}.`
}

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
