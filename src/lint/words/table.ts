/** How the words of a rule are written down: for each code a function from its parameters to the sentence. */
import type { CompiledFlow } from '../../flow/index.ts'

/** What the parameters refer to. */
export interface SentenceContext {
  /** The document in which the rule found something. */
  document: unknown
  /** null where the rule looks at no flow, or the flow does not compile. */
  flow: CompiledFlow | null
}

type Sentence = (violation: never, context: SentenceContext) => string

/** By rule and code. */
export type RuleWords = Readonly<Record<string, Readonly<Record<string, Sentence>>>>
