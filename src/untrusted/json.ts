/** Repairs what a server may get wrong in single values, while its body is parsed. */
import { isPlainObject } from './plain.ts'
import { cutText } from './text.ts'

const textKeys = [
  'question',
  'name',
  'title',
  'label',
  'field_label',
  'account_number',
  'account_address',
  'display_message',
  'error_message',
]

/** Keys whose text a user reads: one that shows nothing counts as missing. */
const shownKeys: ReadonlySet<string> = new Set([...textKeys, 'field_name'])

/** A letter, number, mark of punctuation or symbol that has a shape of its own: no blank, no filler. */
const visible = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u

/** Keys whose text is shown and never sent back: nobody reads more than this many characters. */
const cutKeys: ReadonlySet<string> = new Set(textKeys)
const longestText = 10_000

/**
 * What a text cannot begin with, as it would combine with the text before or be the letter of a name without a picture; and
 * more marks than any script sets on one letter, which would cover the lines around.
 */
const loose = /^[\s\p{M}\p{Default_Ignorable_Code_Point}]+|(\p{M}{8})\p{M}+/gu

/** Half a surrogate pair, which `encodeURIComponent` and others throw at. */
const loneSurrogate = /\p{Surrogate}/gu

/** JSON as a value; undefined where it is none. */
export function parseJson(text: string): unknown {
  return parse(text)
}

/** The same with each value repaired: for bodies whose values are shown or read, not for those that are passed on. */
export function parseSanitized(text: string): unknown {
  const value = parse(text)
  // A body is an object. To repair a million numbers in place of one takes a second.
  return isPlainObject(value) ? parse(text, sanitize) : value
}

function parse(text: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, reviver)
  } catch {
    return undefined
  }
}

function sanitize(key: string, value: unknown): unknown {
  // Servers write it in other ways, and a secret may not be shown for that.
  if (key === 'field_type') return typeof value === 'string' && /password/i.test(value) ? 'Password' : 'Text'
  // A position that is none is not worth a source: its field comes last.
  if (key === 'field_number' && typeof value !== 'string') return Number.isInteger(value) ? value : null
  // A method without a label is shown by its number.
  if (key === 'label' && (value === null || (typeof value === 'string' && !visible.test(value)))) return ''
  if (typeof value !== 'string') return value
  if (shownKeys.has(key) && !visible.test(value)) return null
  const text = cutKeys.has(key) ? cutText(value.replace(loose, '$1'), longestText) : value
  return text.replace(loneSurrogate, '\ufffd')
}
