/** Conditions as a reader says them: a name stays a name, an operator becomes a word. */
import { defined, readReference } from '../flow/index.ts'
import type { Condition, Value } from '../generated/flow.types.ts'

export function conditionInWords(condition: Condition, inside = false): string {
  if (typeof condition === 'string') return condition
  const [operator, operands] = Object.entries(condition)[0] as [string, never]
  const grouped = (text: string) => (inside ? `(${text})` : text)
  switch (operator) {
    case 'var':
      return nameOf(operands)
    case '!':
      if (typeof operands !== 'string' && '!' in (operands as object)) return conditionInWords(operands['!'], inside)
      return `not ${conditionInWords(operands, true)}`
    case 'and':
    case 'or':
      return grouped((operands as Condition[]).map((each) => conditionInWords(each, true)).join(` ${operator} `))
    case 'in': {
      const [value, list] = operands as [Value, unknown[]]
      return `${valueInWords(value)} is ${list.join(' or ')}`
    }
    default:
      return compared(operator, operands)
  }
}

function compared(operator: string, [left, right]: [Value, Value]): string {
  const [a, b] = [valueInWords(left), valueInWords(right)]
  if (operator === '==') return right === null ? `no ${a}` : `${a} is ${b}`
  if (operator === '!=') return right === null ? `${a} known` : `${a} is not ${b}`
  return `${a} ${operator} ${b}`
}

function valueInWords(value: Value): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if (value.count) return `how many of ${value.count.map((each) => conditionInWords(each, true)).join(', ')}`
  return nameOf(defined(value.var, '"var" or "count" in a value'))
}

/** `in.showConsent` → `showConsent`: a picture need not say where a value comes from. */
const nameOf = (path: string) => readReference(path).key
