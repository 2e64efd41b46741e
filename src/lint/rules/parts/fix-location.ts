/** Where a broken promise is mended: in one rule, in the order of the path, or where nothing is said yet. */
import type { Details } from '../../finding.ts'
import { pointerOf } from './pointer-of.ts'

/** What led astray. */
export type Cause =
  /** A rule, by its pointer; `onPath`: it leads on or back as the path says. */
  | { rule: string; onPath: boolean }
  /** No rule: BACK, the start. */
  | { path: 'BACK' | 'start'; step: string }
  /** The order of steps: one had to be passed before. */
  | { past: string }
  /** Nothing is said of an event at a place. */
  | { unheard: string; place: string }
  | null

interface Mend extends Pick<Details, 'rank' | 'cause'> {
  words: string
  /** Pointer of what is marked. */
  at: string
}

export function fixLocation(by: Cause, promise: string, lineOf: (pointer: string) => number): Mend {
  const order = 'the order of "path"'
  if (by === null) return { words: 'what is said there, or on the way', at: promise, cause: promise }
  if ('past' in by) return { words: `${order}, or the rule that leads past ${by.past}`, at: '/path', cause: promise }
  if ('unheard' in by) {
    const words = `what '${by.place}' says of ${by.unheard}`
    return { words, at: pointerOf(by.place), rank: 'path', cause: `${by.place} ${by.unheard}` }
  }
  const onPath = { at: '/path', rank: 'path', cause: '/path' } as const
  if ('path' in by)
    return { words: `${order}, a "when", or ${by.path === 'BACK' ? `"back" of '${by.step}'` : '"start"'}`, ...onPath }
  return by.onPath
    ? { words: `${order}, a "when", or the rule in line ${lineOf(by.rule)}`, ...onPath }
    : { words: 'this rule', at: by.rule, cause: by.rule }
}
