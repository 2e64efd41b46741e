/** What differs between two texts, as a unified diff shows it: the lines that differ with a few around them. */
import { Chunk } from '@codemirror/merge'
import { Text } from '@codemirror/state'

export interface Hunk {
  /** Of its first line in both texts, counted from 1. */
  lineBefore: number
  line: number
  lines: readonly HunkLine[]
}

export interface HunkLine {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** How many equal lines are shown on either side. */
const contextLines = 3

/** None: the texts are equal. */
export function hunksBetween(before: string, after: string): Hunk[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  return groups(changesBetween(old, now)).map((changes) => hunkOf(changes, old, now))
}

/** Lines of both texts, counted from 0: `from` included, `to` not. */
interface Change {
  fromA: number
  toA: number
  fromB: number
  toB: number
}

function changesBetween(old: string[], now: string[]): Change[] {
  const [a, b] = [Text.of(old), Text.of(now)]
  return Chunk.build(a, b).map((chunk) => {
    const [fromA, toA] = linesOf(a, chunk.fromA, chunk.toA)
    const [fromB, toB] = linesOf(b, chunk.fromB, chunk.toB)
    return { fromA, toA, fromB, toB }
  })
}

/** A chunk begins with a line and ends before one; the one after the last line is behind the end of the text. */
function linesOf(text: Text, from: number, to: number): [from: number, to: number] {
  const lineAt = (offset: number) => (offset > text.length ? text.lines : text.lineAt(offset).number - 1)
  return [lineAt(from), from === to ? lineAt(from) : lineAt(to - 1) + 1]
}

/** Changes whose surroundings meet are shown together. */
function groups(changes: readonly Change[]): Change[][] {
  const all: Change[][] = []
  for (const change of changes) {
    const last = all.at(-1)?.at(-1)
    if (last && change.fromA - last.toA <= 2 * contextLines) all.at(-1)?.push(change)
    else all.push([change])
  }
  return all
}

function hunkOf(changes: readonly Change[], old: readonly string[], now: readonly string[]): Hunk {
  const [first] = changes as [Change]
  const start = Math.max(0, first.fromA - contextLines)
  const lines: HunkLine[] = []
  const add = (kind: HunkLine['kind'], texts: readonly string[]) => lines.push(...texts.map((text) => ({ kind, text })))
  let at = start
  for (const { fromA, toA, fromB, toB } of changes) {
    add('same', old.slice(at, fromA))
    add('removed', old.slice(fromA, toA))
    add('added', now.slice(fromB, toB))
    at = toA
  }
  add('same', old.slice(at, at + contextLines))
  return { lineBefore: start + 1, line: first.fromB - (first.fromA - start) + 1, lines }
}
