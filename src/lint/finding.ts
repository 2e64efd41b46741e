/** What a rule has to say: which rule, where, a sentence that names the mend, and how a session gets there. */
import type { Position } from '../analysis/index.ts'

export type Severity = 'error' | 'warning'

export interface Finding {
  rule: string
  severity: Severity
  /** As it was given, relative to where the linter was called. */
  file: string
  /** JSON pointer into the file (RFC 6901). */
  pointer: string
  /** What is marked: where it is to be mended. */
  start: Position
  end: Position
  message: string
  /** A shortest way there, a line each, in words. */
  trace?: readonly string[]
  /** A mend that needs no judgement. */
  fix?: Fix
  /** It may be gone once those that don't follow are mended: what people read leaves it out. */
  follows?: true
}

/**
 * How near to a slip of the pen a finding is, nearest first: a text that can't be read; names and shapes; a place that
 * doesn't do what it should; a step in the wrong order; what comes of all these somewhere else; a flow test about nothing.
 */
export const ranks = ['text', 'definition', 'place', 'path', 'consequence', 'idle'] as const

export type Rank = (typeof ranks)[number]

/** `value` absent: what stands at the pointer goes. */
export interface Fix {
  pointer: string
  value?: unknown
}

/** What a rule says; the rest of the finding is known without it. */
export type Report = (pointer: string, message: string, more?: Details) => void

export interface Details extends Pick<Finding, 'trace' | 'fix'> {
  /** Where it stands, if not where the pointer is. */
  at?: { offset: number; length: number } | { pointer: string }
  /** It is about the key that stands there, not about its value. */
  marksKey?: boolean
  /** If not that of the rule. */
  rank?: Rank
  /** Findings of one rule with the same cause: one stands for all. */
  cause?: string
}
