/**
 * The sentence for what a rule found: what is wrong and how to fix it, for the author of the file. Only this folder
 * words findings. Rules report codes with parameters, and the types of both come from these tables.
 */
import { defined } from '../../flow/index.ts'
import { words as back } from './back.ts'
import { words as branches } from './branches.ts'
import { words as calls } from './calls.ts'
import { words as events } from './events.ts'
import { words as fields } from './fields.ts'
import { words as files } from './files.ts'
import { words as flowOptions } from './flow-options.ts'
import { words as flowTests } from './flow-tests.ts'
import { words as flowWords } from './flow-words.ts'
import { words as forms } from './forms.ts'
import { words as ineffective } from './ineffective.ts'
import { words as limits } from './limits.ts'
import { words as locales } from './locales.ts'
import { words as outside } from './outside.ts'
import { words as payload } from './payload.ts'
import { words as problems } from './problems.ts'
import { words as reachability } from './reachability.ts'
import { words as recovery } from './recovery.ts'
import { words as screenWords } from './screen-words.ts'
import type { SentenceContext } from './table.ts'
import { words as versions } from './versions.ts'

export { type FixedChange, fixedChangeInWords } from './fixes.ts'
export type { TestFix } from './flow-tests.ts'
export type { SentenceContext } from './table.ts'

export const words = {
  ...problems,
  ...outside,
  ...files,
  ...fields,
  ...payload,
  ...branches,
  ...limits,
  ...reachability,
  ...back,
  ...events,
  ...calls,
  ...recovery,
  ...ineffective,
  ...versions,
  ...locales,
  ...forms,
  ...flowWords,
  ...flowOptions,
  ...screenWords,
  ...flowTests,
}

type Words = typeof words

export type RuleId = keyof Words

type ParametersOf<Sentence> = Sentence extends (violation: infer Parameters, context: SentenceContext) => string
  ? Parameters
  : never

/** By rule. */
type Violations = {
  [Id in RuleId]: {
    [Code in keyof Words[Id] & string]: { code: Code } & ParametersOf<Words[Id][Code]>
  }[keyof Words[Id] & string]
}

/** What a rule can find, as data: a code of its own with the parameters of this code. */
export type Violation<Id extends RuleId = RuleId> = Violations[Id]

export function violationInWords<Id extends RuleId>(
  rule: Id,
  violation: Violation<Id>,
  context: SentenceContext,
): string {
  const sentences = words[rule] as Record<string, (violation: Violation<Id>, context: SentenceContext) => string>
  return defined(sentences[violation.code], `sentence for ${rule}/${violation.code}`)(violation, context)
}
