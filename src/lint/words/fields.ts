/** Rules about data fields: what they can be, and whether they are known when they are needed. */
import type { CallName, EventName, ScreenName } from '../../generated/flow.types.ts'
import { problemWords } from './problems.ts'
import type { RuleWords } from './table.ts'

/** undefined: a reference. */
const valueInWords = (value: unknown): string => (value === undefined ? 'a reference' : JSON.stringify(value))

const noticed: Readonly<Record<string, string>> = {
  website: 'an address that the user has not typed',
  problem: 'a problem that has not happened',
  sandboxValues: 'hints for values that have not been sent',
}

export const words = {
  domains: {
    ...problemWords,
    /** `value` and `domain`: absent for a reference. */
    'set-outside-domain': ({ source, value, field, domain }: SetOutside) => {
      const known = domain?.map((each) => JSON.stringify(each)).join(', ') ?? 'a reference'
      return `'${source}' can be ${valueInWords(value)}, and '${field}' only ${known}. Set it to one of those, or widen '${field}'.`
    },
    'not-a-number': ({ field }: { field: string }) =>
      `'${field}' is not a number, so it is never more or less than a value. Compare with "==" or "in".`,
    'no-common-value': ({ fields: [one, other] }: { fields: readonly [string, string] }) =>
      `'${one}' and '${other}' have no value in common, so they are never equal. Compare other fields.`,
    'may-be-null': ({ source, field }: { source: string; field: string }) =>
      `'${source}' can be null here, and '${field}' never is. Set it under a condition, or let '${field}' be nullable.`,
  },
  'first-values': {
    'not-empty': ({ field, init, expected }: { field: string; init: string; expected: boolean | null }) =>
      `'${field}' starts as ${init}: the widget would show ${noticed[field]}. Let it start as ${expected}.`,
  },
  'read-before-set': {
    'call-sends-missing': ({ call, ...missing }: { call: CallName } & Missing) =>
      `'${call}' sends ${missingInWords(missing)}`,
    'screen-shows-missing': ({ screen, ...missing }: { screen: ScreenName } & Missing) =>
      `The screen '${screen}' shows ${missingInWords(missing)}`,
  },
  'lost-result': {
    'success-without-result': () =>
      'The success message is posted without the result that the server gave. Set "result" to "$outcome" when the call succeeds, and keep it.',
  },
} satisfies RuleWords

type SetOutside = {
  source: string
  value?: unknown
  field: string
  domain?: readonly unknown[]
}

type Missing = {
  field: string
  isDeclared: boolean
  /** The event on the way there that carries it. */
  carriedBy: EventName | null
}

function missingInWords({ field, isDeclared, carriedBy }: Missing): string {
  const fix = !isDeclared
    ? 'Declare it under "data" and set it on the way there.'
    : carriedBy
      ? `${carriedBy} brings it: keep it there with "set": { "${field}": "$event.${field}" }.`
      : 'Set it on the way there, or lead there only where it is known.'
  return `"${field}", which may still be missing. ${fix}`
}
