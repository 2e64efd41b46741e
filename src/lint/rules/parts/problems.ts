/** What the compiler found: each problem is reported by one rule, which explains it on its page. */
import { type Problem, type ProblemCode, pointerSegments, problemInWords } from '../../../flow/index.ts'
import type { ProjectFlow } from '../../project.ts'

type RuleId =
  | 'shape'
  | 'known-names'
  | 'domains'
  | 'conditions'
  | 'next-off-path'
  | 'no-way-to-disabled'
  | 'status-table'
  | 'poll-limits'
  | 'handled-outcomes'

const ruleOfCode: Readonly<Record<ProblemCode, RuleId>> = {
  'unknown-key': 'known-names',
  'unknown-word': 'known-names',
  'unknown-name': 'known-names',
  'unlisted-value': 'shape',
  'wrong-type': 'shape',
  'missing-keys': 'shape',
  'no-keys': 'shape',
  'too-many-keys': 'shape',
  'too-few-items': 'shape',
  'too-many-items': 'shape',
  'repeated-item': 'shape',
  'too-small': 'shape',
  'too-large': 'shape',
  'empty-text': 'shape',
  'too-long': 'shape',
  'wrong-form': 'shape',
  'too-deep': 'shape',
  'no-screen': 'shape',
  'no-status-table': 'status-table',
  'outside-domain': 'domains',
  'no-finite-domain': 'domains',
  'not-boolean': 'domains',
  'not-integer': 'domains',
  'none-of-needs-boolean': 'domains',
  'compares-literals': 'conditions',
  'circular-condition': 'conditions',
  'off-path': 'next-off-path',
  'switched-off': 'no-way-to-disabled',
}

/** Missing keys are reported by the rule about the object that lacks them. */
const ruleOfHolder: Readonly<Record<string, RuleId>> = {
  status: 'status-table',
  poll: 'poll-limits',
  do: 'handled-outcomes',
}

function ruleOf({ code, pointer }: Problem): RuleId {
  const [section, , ...below] = pointerSegments(pointer)
  const isInStep = code === 'missing-keys' && section === 'steps'
  return (isInStep ? ruleOfHolder[below.at(-1) ?? ''] : undefined) ?? ruleOfCode[code]
}

export interface WordedProblem {
  problem: Problem
  message: string
}

/** The problems of the flow as it is, without variants, that this rule reports. */
export const problemsOf = (linted: ProjectFlow, rule: RuleId): WordedProblem[] =>
  worded(
    linted,
    linted.problems.filter((problem) => !problem.variant && ruleOf(problem) === rule),
  )

/** The problems that only a variant causes. */
export const problemsOfVariants = (linted: ProjectFlow): WordedProblem[] =>
  worded(
    linted,
    linted.problems.filter(({ variant }) => variant),
  )

const worded = ({ document }: ProjectFlow, problems: readonly Problem[]): WordedProblem[] =>
  problems.map((problem) => ({ problem, message: problemInWords(problem, document.value) }))

/** Null where a field can't be null: `no-null` reports it, `domains` every other value. */
export const isNullOutside = (problem: Problem): boolean => problem.code === 'outside-domain' && problem.value === null

/** Whether the key at its pointer is wrong, not the value. */
export function isAboutKey(problem: Problem): boolean {
  if (problem.code === 'unknown-word') return problem.isKey
  if (problem.code === 'unknown-name') return pointerSegments(problem.pointer).at(-1) === problem.name
  return problem.code === 'unknown-key'
}
