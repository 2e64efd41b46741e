/** What the compiler found: each problem is reported by one rule, which explains it on its page. */
import {
  lastSegment,
  type PlacedProblem,
  type Problem,
  type ProblemCode,
  placeProblem,
  pointerSegments,
} from '../../../flow/index.ts'
import type { ProjectFlow } from '../../project.ts'
import type { RuleId } from '../../words/index.ts'

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
  'no-form': 'shape',
  'no-status-table': 'status-table',
  'outside-domain': 'domains',
  'compares-reference': 'domains',
  'no-finite-domain': 'domains',
  'not-boolean': 'domains',
  'not-integer': 'domains',
  'none-of-needs-boolean': 'domains',
  'compares-literals': 'conditions',
  'circular-condition': 'conditions',
  'not-offered': 'shape',
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
  const holder = code === 'missing-keys' && section === 'steps' ? below.at(-1) : undefined
  return (holder === undefined ? undefined : ruleOfHolder[holder]) ?? ruleOfCode[code]
}

/** The problems of the flow as it is, without variants, that this rule reports. */
export const problemsOf = ({ problems, document }: ProjectFlow, rule: RuleId): PlacedProblem[] =>
  problems
    .filter((problem) => !problem.variant && ruleOf(problem) === rule)
    .map((problem) => placeProblem(problem, document.value))

/** The problems that only a variant causes. */
export const problemsOfVariants = ({ problems, document }: ProjectFlow): PlacedProblem[] =>
  problems.filter(({ variant }) => variant).map((problem) => placeProblem(problem, document.value))

/** Whether the key at the pointer is wrong, and not its value. */
export function isAboutKey(problem: Problem): boolean {
  if (problem.code === 'unknown-word') return problem.isKey
  if (problem.code === 'unknown-name') return lastSegment(problem.pointer) === problem.name
  return problem.code === 'unknown-key'
}
