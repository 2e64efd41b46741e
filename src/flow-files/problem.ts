/** What is wrong with a variant file itself, as data. What is wrong with the merged flow is found in the merged flow. */
import type { Problem, Suggestion } from '../flow/index.ts'

export type FileProblem = Details & {
  /** JSON pointer into the variant file. */
  pointer: string
}

export type FileProblemOf<Code extends FileProblem['code']> = Extract<FileProblem, { code: Code }>

type Details =
  | { code: 'misshapen'; problem: Problem }
  | { code: 'wrong-name'; name: string; expected: string }
  | { code: 'unknown-base'; base: string; folder: string; suggestion: Suggestion }
  /** `chain`: the names from this variant back to itself. */
  | { code: 'circular-extends'; chain: readonly string[] }
  /** `file`: the extended file that cannot be used. It has findings of its own. */
  | { code: 'unusable-base'; file: string }
