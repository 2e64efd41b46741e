/** A rule is one file, one page beside it, one folder of documents in tests/lint, all named by its id. */
import type { Document } from '../analysis/index.ts'
import type { FormFile, ResolvedFlow } from '../flow-files/index.ts'
import type { Rank, Report, Severity } from './finding.ts'
import type { Project, ProjectFlow, ProjectTests } from './project.ts'
import type { RuleId } from './words/index.ts'

interface RuleInfo<Id extends RuleId> {
  id: Id
  severity: Severity
  /** What it requires, in one line. */
  summary: string
  /** By default `place`. */
  rank?: Rank
}

/** Looks at one flow at a time. */
export interface FlowRule<Id extends RuleId> extends RuleInfo<Id> {
  over: 'flow'
  check: (flow: ProjectFlow, report: Report<Id>, project: Project) => void
}

/** Looks at the tests of one flow; what it finds is marked in either file. */
export interface FlowTestsRule<Id extends RuleId> extends RuleInfo<Id> {
  over: 'flow-tests'
  check: (flow: ProjectFlow, tests: ProjectTests, reportIn: { flow: Report<Id>; tests: Report<Id> }) => void
}

/** Looks at one file at a time, whatever it contains. */
export interface FileRule<Id extends RuleId> extends RuleInfo<Id> {
  over: 'files'
  check: (document: Document, report: Report<Id>) => void
}

/** Looks at the locales, one report for each file. */
export interface LocaleRule<Id extends RuleId> extends RuleInfo<Id> {
  over: 'locales'
  check: (project: Project, reportIn: (language: string) => Report<Id>) => void
}

/** Looks at one form at a time. */
export interface FormRule<Id extends RuleId> extends RuleInfo<Id> {
  over: 'forms'
  check: (form: FormFile, report: Report<Id>, project: Project) => void
}

/** Looks at a variant that can't be merged, as it is written. */
export interface VariantRule<Id extends RuleId> extends RuleInfo<Id> {
  over: 'variants'
  check: (resolved: ResolvedFlow, report: Report<Id>) => void
}

/** A rule can only report codes of its own. */
export type Rule = {
  [Id in RuleId]: FileRule<Id> | FlowRule<Id> | FlowTestsRule<Id> | FormRule<Id> | LocaleRule<Id> | VariantRule<Id>
}[RuleId]
