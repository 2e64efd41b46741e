import { isRecord } from '../json.ts'
import { isDurationKey, millisecondsInWords } from './duration-in-words.ts'

/** A value as JSON writes it, or what kind of value it is where that would be long. */
export function valueInWords(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (isRecord(value)) return 'an object'
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text in double quotes',
  array: 'a list in [ ]',
  object: 'an object in { }',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
}

export function wrongType(expected: readonly string[], found: unknown): string {
  const form = expected.includes('boolean') ? /^(true|false)$/ : /^\d+$/
  const wantsLiteral = ['boolean', 'integer', 'number'].some((kind) => expected.includes(kind))
  if (typeof found === 'string' && wantsLiteral && form.test(found))
    return `"${found}" is a text. Write ${found}, without quotes.`
  const wanted = expected.map((kind) => kinds[kind] ?? kind).join(' or ')
  return `Expected ${wanted}, found ${valueInWords(found)}.`
}

/** Units of the numbers in `settings` that are not durations. */
const units: Readonly<Record<string, string>> = {
  searchMinLength: 'characters',
  searchBoxMinSources: 'sources',
  successReplayFrame: 'frames',
  manualAccountRows: 'rows',
}

/** The number at a key: `240000` at `timeoutMs` → `240000 ms (4 minutes)`. */
export const numberInWords = (key: string, value: number): string =>
  isDurationKey(key) ? millisecondsInWords(value) : String(value)

/** The least or the most at a key, with its unit: `10 characters`. */
export function boundInWords(key: string, bound: number): string {
  const unit = Object.hasOwn(units, key) ? ` ${units[key]}` : ''
  return `${numberInWords(key, bound)}${bound === 1 ? unit.replace(/s$/, '') : unit}`
}
