/** A key that has no meaning where it is: most are known ones, one level too high or too low. */
import type { Holder, Home, KeyPlace } from './key-place.ts'
import type { SentenceParts } from './place.ts'
import { suggestionInWords } from './suggestion-in-words.ts'

export function unknownKey({ name, suggestion, place: { holder, home } }: SentenceParts<'unknown-key'>): string {
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined
  if (operator) return `There is no operator '${name}'. Write "${operator}".`
  if (home) return elsewhere(name, home)
  const unknown = holder ? `There is no ${nouns[holder]} '${name}'.` : `'${name}' is not a key that can be used here.`
  const build = holder === 'status' && suggestion.kind === 'one-of' ? newStatus : ''
  return `${unknown} ${suggestionInWords(suggestion)}${build}`
}

const newStatus =
  ' A new status has to be built first: the API must send it, the sandbox play it, and a screen show what it asks.'

const nouns: Readonly<Record<Holder, string>> = { settings: 'setting', status: 'status' }

/** As other languages write them. */
const operators: Readonly<Record<string, string>> = {
  '=': '==',
  '===': '==',
  '!==': '!=',
  '<>': '!=',
  not: '!',
  '&&': 'and',
  '||': 'or',
}

function elsewhere(name: string, home: NonNullable<KeyPlace['home']>): string {
  switch (home.in) {
    case 'steps':
      return `'${name}' is a step, but it is beside "steps". Move it into "steps".`
    case 'states':
      return `'${name}' is a state, but it is beside "states". Move it into "states" of '${home.step}'.`
    case 'on':
      return `'${name}' is an event, but it is beside "on". Move it into "on".`
    case 'status':
      return `'${name}' is a status. Move it into "status" of '${home.step}'.`
    default:
      return `'${name}' can't be used here. Move it into ${homes[home.in]}.`
  }
}

const homes: Readonly<Record<Exclude<Home, 'on'>, string>> = {
  poll: '"poll"',
  do: '"do"',
  rule: 'a rule of "on", "status" or "back"',
  step: 'the step',
}
