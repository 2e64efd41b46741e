/** A rule is one file, one page beside it, one folder of documents in tests/lint, all named by its id. */
import type { Document } from '../analysis/index.ts'
import type { Rank, Report, Severity } from './finding.ts'
import type { Project, ProjectFlow, ProjectTests } from './project.ts'

interface RuleInfo {
  id: string
  severity: Severity
  /** What it wants, in one line. */
  summary: string
  /** By default `place`. */
  rank?: Rank
}

/** Looks at one flow at a time. */
export interface FlowRule extends RuleInfo {
  over: 'flow'
  check: (flow: ProjectFlow, report: Report, project: Project) => void
}

/** Looks at the tests of one flow; what it finds is marked in either file. */
export interface FlowTestsRule extends RuleInfo {
  over: 'flow-tests'
  check: (flow: ProjectFlow, tests: ProjectTests, reportIn: { flow: Report; tests: Report }) => void
}

/** Looks at one file at a time, whatever it holds. */
export interface FileRule extends RuleInfo {
  over: 'files'
  check: (document: Document, report: Report) => void
}

/** Looks at the locales, one report for each file. */
export interface LocaleRule extends RuleInfo {
  over: 'locales'
  check: (project: Project, reportIn: (language: string) => Report) => void
}

export type Rule = FileRule | FlowRule | FlowTestsRule | LocaleRule
