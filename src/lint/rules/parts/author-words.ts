/** What the compiler finds, in words for who wrote the flow: the widget carries no more of them than it needs. */
import { type Problem, pointerSegments } from '../../../flow/index.ts'
import { misplacedKey } from './misplaced-key.ts'
import type { Say } from './say.ts'
import { unknownCondition, unknownField, unknownStep, unknownTarget, unknownWord } from './unknown-words.ts'

export function inAuthorsWords({ pointer, message }: Problem, definition: unknown): string {
  for (const [pattern, say] of sayings) {
    const [, name, hint = ''] = pattern.exec(message) ?? []
    const said = name === undefined ? null : say(name, hint, pointer, definition)
    if (said !== null) return said
  }
  return message
}

const sayings: readonly (readonly [RegExp, Say])[] = [
  [/^'(.+)' is not a key that can stand here\. (.*)$/, misplacedKey],
  [/^'(.+)' is missing\. Add it\.$/, (key, _, pointer) => `'${key}' is missing in ${placeInWords(pointer)}. Add it.`],
  [/^Expected (.+), found (.+)\.$/, (wanted, found) => wrongKind(wanted, found)],
  [/^"(.*)" does not have the form (.+)\.$/, (found, form) => wrongForm(found, form)],
  [/^"(.+)" is not a value it can have\. (.*)$/, unknownWord],
  [/^There is no step or state '(.+)'\. (.*)$/, unknownTarget],
  [/^There is no step '(.+)'\. (.*)$/, unknownStep],
  [/^There is no condition '(.+)'\. (.*)$/, unknownCondition],
  [/^There is no field '(.+)'\. (.*)$/, unknownField],
]

function wrongKind(wanted: string, found: string): string {
  const bare = found.replace(/^"|"$/g, '')
  const form = /boolean/.test(wanted) ? /^(true|false)$/ : /integer|number/.test(wanted) ? /^\d+$/ : null
  if (form?.test(bare) && bare !== found) return `${found} is a text. Write ${bare}, without quotes.`
  const kinds = wanted.split(' or ').map((kind) => kindsInWords[kind] ?? kind)
  return `Here stands ${found}. Write ${kinds.join(' or ')} instead.`
}

/** null for a form that no words are known for. */
function wrongForm(found: string, form: string): string | null {
  const meant = found.toLowerCase().replace(/[^a-z-]+/g, '-')
  if (form.startsWith('^/'))
    return `An address is a slash and small letters. Write "/${meant.replace(/^-+|-+$/g, '')}".`
  if (form.startsWith('^(in|data')) return `"${found}" is no field. Write "in.…", "data.…" or "event.…" and its name.`
  return form.startsWith('^[a-zA-Z]')
    ? `"${found}" is no name. Write letters, digits and hyphens, a letter first.`
    : null
}

const kindsInWords: Readonly<Record<string, string>> = {
  string: 'a text in double quotes',
  array: 'a list in [ ]',
  object: 'something in { }',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
}

/** `/steps/consent/on` → `"on" of the step 'consent'`. */
function placeInWords(pointer: string): string {
  const [room, step, ...rest] = pointerSegments(pointer).filter((segment) => !/^\d+$/.test(segment))
  if (room === undefined) return 'the flow'
  if (room !== 'steps' || step === undefined) return `"${[room, step, ...rest].filter(Boolean).join('" → "')}"`
  const isState = rest[0] === 'states' && rest[1] !== undefined
  const place = isState ? `the state '${rest[1]}' of '${step}'` : `the step '${step}'`
  const below = isState ? rest.slice(2) : rest
  return below.length === 0 ? place : `"${below.join('" → "')}" of ${place}`
}
