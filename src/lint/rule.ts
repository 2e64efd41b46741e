/** A rule is one file, one page beside it, one folder of documents in tests/lint, all named by its id. */
import type { Document } from '../analysis/index.ts'
import type { FormFile, ResolvedFlow } from '../flow-files/index.ts'
import type { Rank, Report, Severity } from './finding.ts'
import type { ModelledFlow, Project, ProjectFlow, ProjectTests } from './project.ts'
import type { RuleId } from './words/index.ts'

interface RuleInfo<Id extends RuleId> {
  id: Id
  severity: Severity
  /** What it requires, in one line. */
  summary: string
  /** By default `place`. */
  rank?: Rank
}

/** Looks at the names and shapes of one flow at a time. It cannot ask for the model, so it needs no walk. */
export interface FlowRule<Id extends RuleId> extends RuleInfo<Id> {
  over: 'flow'
  check: (flow: ProjectFlow, report: Report<Id>) => void
}

/** Looks at one flow at a time and at the states that its sessions reach. */
export interface ModelRule<Id extends RuleId> extends RuleInfo<Id> {
  over: 'model'
  check: (flow: ModelledFlow, report: Report<Id>) => void
}

/** Looks at the tests of one flow; what it finds is marked in either file. */
export interface FlowTestsRule<Id extends RuleId> extends RuleInfo<Id> {
  over: 'flow-tests'
  check: (flow: ModelledFlow, tests: ProjectTests, reportIn: { flow: Report<Id>; tests: Report<Id> }) => void
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
  [Id in RuleId]:
    | FileRule<Id>
    | FlowRule<Id>
    | FlowTestsRule<Id>
    | FormRule<Id>
    | LocaleRule<Id>
    | ModelRule<Id>
    | VariantRule<Id>
}[RuleId]

/** Whether a rule can judge a flow only after walking it. */
export const needsModel = ({ over }: Rule): boolean => over === 'model' || over === 'flow-tests'
