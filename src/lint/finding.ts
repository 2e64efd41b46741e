/** What a rule has to say: which rule, where, a sentence that names the mend, and how a session gets there. */
export type Severity = 'error' | 'warning'

/** Both count from 1, in characters. */
export interface Position {
  line: number
  column: number
}

export interface Finding {
  rule: string
  severity: Severity
  /** As it was given, relative to where the linter was called. */
  file: string
  /** JSON pointer into the file (RFC 6901). */
  pointer: string
  start: Position
  end: Position
  message: string
  /** A shortest way there, a line each, in words. */
  trace?: readonly string[]
  /** A mend that needs no judgement. */
  fix?: Fix
}

/** `value` absent: what stands at the pointer goes. */
export interface Fix {
  pointer: string
  value?: unknown
}

/** What a rule says; the rest of the finding is known without it. `at`: where it stands, if not where the pointer is. */
export type Report = (
  pointer: string,
  message: string,
  more?: Pick<Finding, 'trace' | 'fix'> & { at?: { offset: number; length: number } },
) => void
