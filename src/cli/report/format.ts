/** What a format is given, and what it makes of it: text. */

import type { Finding, Fixed, Rule } from '../../lint/index.ts'
import type { Style } from '../io.ts'

export interface LintRun {
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

export type Format = (outcome: LintRun, page: Page) => string
