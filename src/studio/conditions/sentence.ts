/** A condition as a sentence: all, any or none of some terms, of which each may be such a sentence itself. */
import type { Condition } from '../../generated/flow.types.ts'

export type Join = 'all' | 'any' | 'none'

export interface Sentence {
  join: Join
  terms: readonly Term[]
}

/** `other`: it is deeper than two levels, and shown in words. */
export type Term = { kind: 'one' | 'other'; condition: Condition } | { kind: 'group'; sentence: Sentence }

/** The levels that the page can show. */
const levels = 2

export function sentenceOf(condition: Condition): Sentence {
  const { join, parts } = partsOf(condition) ?? { join: 'all', parts: [condition] }
  return { join, terms: parts.map((part) => termOf(part, levels - 1)) }
}

function termOf(condition: Condition, left: number): Term {
  const found = partsOf(condition)
  if (!found) return { kind: 'one', condition }
  if (left === 0) return { kind: 'other', condition }
  const { join, parts } = found
  return { kind: 'group', sentence: { join, terms: parts.map((part) => termOf(part, left - 1)) } }
}

function partsOf(condition: Condition): { join: Join; parts: readonly Condition[] } | null {
  if (typeof condition === 'string') return null
  if (condition.and) return { join: 'all', parts: condition.and }
  if (condition.or) return { join: 'any', parts: condition.or }
  const negated = condition['!']
  return typeof negated === 'object' && negated.or ? { join: 'none', parts: negated.or } : null
}

/** A sentence has at least one term. A sentence of one term is the condition of this term. */
export function conditionOf({ join, terms }: Sentence): Condition {
  const parts = terms.map((term) => (term.kind === 'group' ? conditionOf(term.sentence) : term.condition))
  const [first] = parts
  if (join === 'none') return { '!': { or: parts } as Condition }
  if (parts.length === 1 && first !== undefined) return first
  return (join === 'all' ? { and: parts } : { or: parts }) as Condition
}

/** Of its terms, at both levels. */
export const conditionsIn = ({ terms }: Sentence): readonly Condition[] =>
  terms.flatMap((term) => (term.kind === 'group' ? conditionsIn(term.sentence) : [term.condition]))
