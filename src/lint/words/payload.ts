/** Rules about what an event or an outcome carries. */
import { capitalized, type RuleTrigger } from '../../analysis/index.ts'
import { type Suggestion, suggestionInWords } from '../../flow/index.ts'
import type { CallName } from '../../generated/flow.types.ts'
import type { ValueKind } from '../rules/parts/facts.ts'
import type { RuleWords } from './table.ts'

export const nouns: Readonly<Record<ValueKind, string>> = {
  boolean: 'true or false',
  text: 'a text',
  thing: 'a reference',
}

const comparisons: Readonly<Record<ValueKind, string>> = {
  boolean: 'Compare it with true or false, without quotes.',
  text: 'Compare it with a text in double quotes.',
  thing: "A reference can't be looked into: compare it with null.",
}

/** What triggers the rule; `delay`: its "after" has elapsed. */
export type When = RuleTrigger | { kind: 'delay' }

export function whenInWords(trigger: When): string {
  switch (trigger.kind) {
    case 'event':
    case 'read-failure':
      return `with ${trigger.event}`
    case 'done':
      return `when '${trigger.call}' succeeds`
    case 'failed':
      return `when '${trigger.call}' fails`
    case 'delay':
      return 'after the delay'
    case 'other-failure':
      return trigger.of === 'calls' ? 'when a call fails' : 'when a read fails'
    case 'status':
      return `in the status ${trigger.status}`
    case 'time-limit':
      return 'when the time limit has passed'
    case 'poll-timeout':
      return 'when polling takes too long'
    case 'poll-failure':
      return 'when a status check fails'
    default:
      return 'here'
  }
}

export const words = {
  'event-payload': {
    'unknown-key': ({ key, suggestion }: { key: string; suggestion: Suggestion }) =>
      `No event carries '${key}', so nothing equals it. ${suggestionInWords(suggestion)}`,
    'asks-for-absent-key': ({ path, trigger }: { path: string; trigger: When }) =>
      `The condition reads '${path}', which is absent ${whenInWords(trigger)}. Read something else.`,
    'no-outcome': ({ field, trigger }: { field: string; trigger: When }) =>
      `${capitalized(whenInWords(trigger))} there is no outcome, so '${field}' would be null. Set it after a call that answers.`,
    'keeps-secret': ({ source }: { source: string }) =>
      `'${source}' is a secret: it goes to the one call that sends it and is kept nowhere. Remove it from "set".`,
    'absent-key': ({ key, field, trigger, suggestion }: AbsentKey) =>
      `${capitalized(whenInWords(trigger))} there is no '${key}', so '${field}' would be null. ${suggestionInWords(suggestion)}`,
    'not-a-number': ({ path, kind }: { path: string; kind: ValueKind }) =>
      `'${path}' is ${nouns[kind]}, so it is never less or more than a value. Use "==" or "in".`,
    'never-equal': ({ path, kind, value }: { path: string; kind: ValueKind; value: unknown }) =>
      `'${path}' is ${nouns[kind]}, so it never equals ${JSON.stringify(value)}. ${comparisons[kind]}`,
    'never-equals-field': ({ path, kind, field }: { path: string; kind: ValueKind; field: string }) =>
      `'${path}' is ${nouns[kind]}, so it never equals '${field}'. ${comparisons[kind]}`,
    'never-true': ({ path, kind }: { path: string; kind: ValueKind }) =>
      `'${path}' is ${nouns[kind]}, so it is never true. Compare it with a value.`,
  },
  'call-payload': {
    /** `event`: null if it is not an event of the user. */
    'not-carried': ({ call, keys, event }: { call: CallName; keys: readonly string[]; event: string | null }) =>
      `'${call}' sends ${keys.join(', ')}, which ${event ?? 'what leads to it'} does not carry. Make another call, or make it on an event that carries it.`,
  },
} satisfies RuleWords

type AbsentKey = {
  key: string
  field: string
  trigger: When
  suggestion: Suggestion
}
