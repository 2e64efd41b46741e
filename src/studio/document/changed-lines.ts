/** The lines in which a text differs from another, between the first and the last that do. */
export interface ChangedLines {
  /** Of the first line, counted from 1. */
  line: number
  before: readonly string[]
  after: readonly string[]
}

/** null: they are equal. */
export function changedLines(before: string, after: string): ChangedLines | null {
  if (before === after) return null
  const [old, now] = [before.split('\n'), after.split('\n')]
  const shorter = Math.min(old.length, now.length)
  let first = 0
  while (first < shorter && old[first] === now[first]) first++
  let tail = 0
  while (tail < shorter - first && old.at(-1 - tail) === now.at(-1 - tail)) tail++
  return { line: first + 1, before: old.slice(first, old.length - tail), after: now.slice(first, now.length - tail) }
}
