import { childPointer } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'
import { type Operation, operationsIn } from './parts/expressions.ts'
import { problemsOf } from './parts/problems.ts'

export const conditions: FlowRule = {
  id: 'conditions',
  severity: 'error',
  over: 'flow',
  summary: 'A condition looks at something, and says each thing once.',
  rank: 'definition',
  check: (linted, report) => {
    for (const { problem, message } of problemsOf(linted, 'conditions')) report(problem.pointer, message)
    if (!linted.compiled) return
    for (const operation of operationsIn(linted.compiled.definition)) {
      const same = repeatedIn(operation)
      if (same !== null) report(same, wordsOf(operation))
    }
  },
}

/** Pointer of the first operand that stands there before. */
function repeatedIn({ operator, operands, pointer }: Operation): string | null {
  const isList = operator === 'in'
  const parts = (isList && Array.isArray(operands[1]) ? operands[1] : operands).map((part) => JSON.stringify(part))
  const index = parts.findIndex((part, at) => parts.indexOf(part) < at)
  return index < 0 ? null : childPointer(isList ? childPointer(pointer, 1) : pointer, index)
}

function wordsOf({ operator }: Operation): string {
  if (operator === 'and' || operator === 'or')
    return `It stands in this "${operator}" twice. Remove one, or ask for something else.`
  if (operator === 'in') return 'It stands in the list twice. Remove one, or name another value.'
  if (operator === 'count') return 'It is counted twice. Count another condition.'
  return 'It compares a field with itself. Compare it with something else.'
}
