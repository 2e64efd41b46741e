/** What a format is given, and what it makes of it: text. */
import type { Style } from '../cli/io.ts'
import type { Finding } from '../finding.ts'
import type { Fixed } from '../fix/fix.ts'
import type { Rule } from '../rule.ts'

export interface Outcome {
  findings: readonly Finding[]
  /** What was mended before. */
  fixed: readonly Fixed[]
  /** Every file that was looked at, with its text. */
  texts: ReadonlyMap<string, string>
  rules: readonly Rule[]
  /** The page of each rule. */
  pages: Readonly<Record<string, string>>
  version: string
}

export interface Page {
  style: Style
  columns: number
}

export type Format = (outcome: Outcome, page: Page) => string
