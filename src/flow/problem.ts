/** What is wrong with a document, as data: a code with parameters. `problemInWords` makes the sentence. */
import type { LanguageName } from '../generated/flow.types.ts'
import type { Suggestion } from './suggest.ts'

export type Problem = Details & {
  /** JSON pointer into the document, e.g. `/steps/consent/on/NEXT`. */
  pointer: string
  /** The variant that causes the problem: `pointer` then leads into its merge, this one into the merged flow. */
  variant?: { id: string; pointer: string }
}

export type ProblemCode = Details['code']

export type ProblemOf<Code extends ProblemCode> = Extract<Problem, { code: Code }>

/** What an unknown name should have named. */
export type NameKind =
  /** One that begins with @. */
  | 'target'
  /** A step or a state of one. */
  | 'step'
  | 'state'
  | 'condition'
  | 'field'
  | 'data-field'
  | 'value'
  | 'setting'
  | 'form'
  | 'flow-test-name'

type Details =
  // The shape of the document.
  | { code: 'unknown-key'; name: string; suggestion: Suggestion }
  /** `list`: the definition of the schema that lists the words, e.g. `eventName`. */
  | { code: 'unknown-word'; name: string; list: string | null; isKey: boolean; suggestion: Suggestion }
  | { code: 'unlisted-value'; found: unknown; suggestion: Suggestion }
  | { code: 'wrong-type'; expected: readonly string[]; found: unknown }
  | { code: 'missing-keys'; keys: readonly string[] }
  | { code: 'no-keys'; known: readonly string[] }
  | { code: 'too-many-keys'; keys: readonly string[]; most: number }
  | { code: 'too-few-items'; least: number }
  | { code: 'too-many-items'; most: number }
  | { code: 'repeated-item'; item: unknown }
  | { code: 'too-small'; value: number; least: number }
  | { code: 'too-large'; value: number; most: number }
  | { code: 'empty-text' }
  | { code: 'too-long'; most: number }
  | { code: 'wrong-form'; text: string; pattern: string }
  | { code: 'too-deep'; most: number }
  // Names.
  | { code: 'unknown-name'; kind: NameKind; name: string; suggestion: Suggestion }
  // Fields and conditions.
  | { code: 'outside-domain'; field: string; value: unknown; suggestion: Suggestion }
  /** `field`: as the flow writes it, e.g. `data.source`. */
  | { code: 'compares-reference'; field: string }
  | { code: 'no-finite-domain'; field: string }
  | { code: 'not-boolean'; field: string }
  | { code: 'not-integer'; field: string }
  | { code: 'none-of-needs-boolean'; field: string }
  | { code: 'compares-literals' }
  | { code: 'circular-condition'; condition: string }
  // The page.
  | { code: 'not-offered'; language: LanguageName; offered: readonly LanguageName[] }
  // Steps.
  /** null: among the rules of `start` or `failures`. */
  | { code: 'off-path'; step: string | null }
  | { code: 'switched-off'; step: string }
  | { code: 'no-screen'; step: string }
  | { code: 'no-form' }
  | { code: 'no-status-table'; step: string }
