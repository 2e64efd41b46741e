import { childPointer } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'
import { type Operation, operationsIn } from './parts/expressions.ts'
import { problemsOf } from './parts/problems.ts'

export const conditions: FlowRule = {
  id: 'conditions',
  severity: 'error',
  over: 'flow',
  summary: 'A condition depends on a field, and has no part twice.',
  rank: 'definition',
  check: (linted, report) => {
    for (const { problem, message } of problemsOf(linted, 'conditions')) report(problem.pointer, message)
    if (!linted.compiled) return
    for (const operation of operationsIn(linted.compiled.definition)) {
      const repeated = repeatedIn(operation)
      if (repeated !== null) report(repeated, messageFor(operation))
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

function messageFor({ operator }: Operation): string {
  if (operator === 'and' || operator === 'or')
    return `This "${operator}" has it twice. Remove one, or write another condition.`
  if (operator === 'in') return 'The list has it twice. Remove one, or write another value.'
  if (operator === 'count') return 'It is counted twice. Count another condition.'
  return 'It compares a field with itself. Compare it with something else.'
}
