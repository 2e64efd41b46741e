/** A rule is one file, one page beside it, one folder of documents in tests/lint, all named by its id. */
import type { Document } from './document.ts'
import type { Rank, Report, Severity } from './finding.ts'
import type { LintedFlow, Project } from './project.ts'

interface Told {
  id: string
  severity: Severity
  /** What it wants, in one line. */
  says: string
  /** By default `place`. */
  rank?: Rank
}

/** Looks at one flow at a time. */
export interface FlowRule extends Told {
  over: 'flow'
  check: (flow: LintedFlow, report: Report, project: Project) => void
}

/** Looks at one file at a time, whatever it holds. */
export interface FileRule extends Told {
  over: 'files'
  check: (document: Document, report: Report) => void
}

/** Looks at the locales, one report for each file. */
export interface LocaleRule extends Told {
  over: 'locales'
  check: (project: Project, reportIn: (language: string) => Report) => void
}

export type Rule = FileRule | FlowRule | LocaleRule
