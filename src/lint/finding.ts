/** What a rule found: where, a sentence that says how to fix it, and how a session gets there. */
import type { Position } from '../analysis/index.ts'

export type Severity = 'error' | 'warning'

export interface Finding {
  rule: string
  severity: Severity
  /** As it was given, relative to the working directory. */
  file: string
  /** JSON pointer into the file (RFC 6901). */
  pointer: string
  /** The marked range: the place to fix. */
  start: Position
  end: Position
  message: string
  /** The shortest trace to the problem in words, a line for each step. */
  trace?: readonly string[]
  /** A fix that needs no decision. */
  fix?: Fix
  /** It may disappear once the other findings are fixed, so it is hidden from people by default. */
  follows?: true
}

/**
 * How close a finding is to the mistake that causes it, closest first: a text that can't be read; names and shapes; a
 * place that does not behave as it should; a wrong order of steps; consequences elsewhere; a test that tests nothing.
 */
export const ranks = ['text', 'definition', 'place', 'path', 'consequence', 'idle'] as const

export type Rank = (typeof ranks)[number]

/** `value` absent: the value at the pointer is removed. */
export interface Fix {
  pointer: string
  value?: unknown
}

/** Reports a finding; `lint` adds rule, file and range. */
export type Report = (pointer: string, message: string, more?: Details) => void

export interface Details extends Pick<Finding, 'trace' | 'fix'> {
  /** What to mark, if not the value at the pointer. */
  at?: { offset: number; length: number } | { pointer: string }
  /** The key is wrong, not its value. */
  marksKey?: boolean
  /** If it differs from the rank of the rule. */
  rank?: Rank
  /** Of findings of one rule with the same cause only one is shown. */
  cause?: string
}
