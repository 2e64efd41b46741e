/** A format turns the result of a lint run into text. */

import type { Finding, Fixed, Rule } from '../../lint/index.ts'
import type { Style } from '../io.ts'

export interface LintRun {
  findings: readonly Finding[]
  /** What --fix has changed. */
  fixed: readonly Fixed[]
  /** Every checked file with its text. */
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

export type Format = (run: LintRun, page: Page) => string
