import { childPointer } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'
import type { Violation } from '../words/index.ts'
import { type Operation, operationsIn } from './parts/expressions.ts'
import { problemsOf } from './parts/problems.ts'

export const conditions: FlowRule<'conditions'> = {
  id: 'conditions',
  severity: 'error',
  over: 'flow',
  summary: 'A condition depends on a field and repeats no part.',
  rank: 'definition',
  check: (linted, report) => {
    for (const problem of problemsOf(linted, 'conditions')) report(problem.pointer, problem)
    if (!linted.compiled) return
    for (const operation of operationsIn(linted.compiled.definition)) {
      const repeated = repeatedIn(operation)
      if (repeated !== null) report(repeated, repetitionIn(operation))
    }
  },
}

/** Pointer of the first operand that repeats an earlier one. */
function repeatedIn({ operator, operands, pointer }: Operation): string | null {
  const isList = operator === 'in'
  const parts = (isList && Array.isArray(operands[1]) ? operands[1] : operands).map((part) => JSON.stringify(part))
  const index = parts.findIndex((part, at) => parts.indexOf(part) < at)
  return index < 0 ? null : childPointer(isList ? childPointer(pointer, 1) : pointer, index)
}

function repetitionIn({ operator }: Operation): Violation<'conditions'> {
  if (operator === 'and' || operator === 'or') return { code: 'repeated-condition', operator }
  if (operator === 'in') return { code: 'repeated-value' }
  return { code: operator === 'count' ? 'counted-twice' : 'compares-with-itself' }
}
