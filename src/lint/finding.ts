/** What a rule found: a code with parameters, the sentence for them, the position, and how a session gets there. */
import type { Position, Replay } from '../analysis/index.ts'
import type { RuleId, Violation } from './words/index.ts'

/** A note is a suggestion: it stops no release. */
export type Severity = 'error' | 'warning' | 'note'

export interface Finding {
  rule: RuleId
  /** What is wrong, among what the rule can find. Decide by this, never by the message. */
  code: Violation['code']
  /** The parameters of the code, as JSON. */
  params: Readonly<Record<string, unknown>>
  severity: Severity
  /** The path as it was given, relative to the working directory. */
  file: string
  /** JSON pointer into the file (RFC 6901). */
  pointer: string
  /** The marked range: the place to fix. */
  start: Position
  end: Position
  /** The sentence for code and parameters (words/index.ts). */
  message: string
  /** The shortest trace to the problem in words, a line for each step. */
  trace?: readonly string[]
  /** The same trace as data. */
  replay?: Replay
  /** A fix that needs no decision. */
  fix?: Fix
  /** It may disappear once the other findings are fixed, so it is hidden from people by default. */
  follows?: true
}

/**
 * How close a finding is to the mistake that causes it, closest first: a text that can't be read; names and shapes; a
 * place that does not behave as it should; a wrong order of steps; consequences elsewhere; a test that tests nothing.
 */
export const ranks = ['text', 'definition', 'place', 'path', 'consequence', 'no-effect'] as const

export type Rank = (typeof ranks)[number]

/** `value` absent: the value at the pointer is removed. */
export interface Fix {
  pointer: string
  value?: unknown
}

/** Reports what a rule found; `lint` adds rule, file, range and words. */
export type Report<Id extends RuleId> = (pointer: string, violation: Violation<Id>, details?: Details) => void

export interface Details extends Pick<Finding, 'trace' | 'replay' | 'fix'> {
  /** What to mark, if not the value at the pointer. */
  at?: { offset: number; length: number } | { pointer: string }
  /** The key is wrong, not its value. */
  marksKey?: boolean
  /** If it differs from the rank of the rule. */
  rank?: Rank
  /** Of findings of one rule with the same cause only one is shown. */
  cause?: string
}
