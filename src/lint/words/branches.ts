/** Rules about conditions, and about lists of rules of which the first that holds is taken. */
import { describeEvent } from '../../analysis/index.ts'
import type { Event } from '../../engine/index.ts'
import { problemWords } from './problems.ts'
import type { RuleWords } from './table.ts'

/** null: the start. */
const occasion = (event: Event | null): string => (event === null ? 'the start' : describeEvent(event))

export const words = {
  conditions: {
    ...problemWords,
    'repeated-condition': ({ operator }: { operator: 'and' | 'or' }) =>
      `This "${operator}" has the same condition twice. Remove one, or write another condition.`,
    'repeated-value': () => 'The list has the same value twice. Remove one, or write another value.',
    'counted-twice': () => 'The same condition is counted twice. Count another condition.',
    'compares-with-itself': () => 'A field is compared with itself. Compare it with something else.',
  },
  'dead-branch': {
    'never-holds': ({ event }: { event: Event | null }) =>
      `This condition never holds here (${occasion(event)}): its rule is never taken. Correct it, or remove the rule.`,
    'always-holds': ({ event }: { event: Event | null }) =>
      `This condition always holds here (${occasion(event)}), and decides nothing. Correct it, or remove it.`,
    'never-on-path': ({ step }: { step: string }) =>
      `The "when" of '${step}' never holds, so the path never leads there. Correct it, or take the step off the path.`,
    'always-on-path': ({ step }: { step: string }) =>
      `The "when" of '${step}' always holds, so every client gets there. Correct it, or remove it.`,
    /** `winner`: its place in the list, from 1. */
    'behind-unconditional': ({ event, winner }: { event: Event | null; winner: number }) =>
      `This rule for ${occasion(event)} is never taken, because rule ${winner} of this list has no "if" and always wins. Move this one before it, or remove one of them.`,
    'behind-others': ({ event }: { event: Event | null }) =>
      `This rule for ${occasion(event)} is never taken: whenever its condition holds, an earlier rule of this list holds as well, and the first wins. Move it up, or correct the condition of the earlier one.`,
  },
  'exhaustive-branches': {
    'none-holds': ({ place, event }: { place: string; event: Event }) =>
      `At '${place}' (${describeEvent(event)}) it may be that none of these rules holds, and nothing follows. End the list with a rule without "if".`,
  },
} satisfies RuleWords
