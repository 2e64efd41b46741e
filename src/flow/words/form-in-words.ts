/** How a text must be written, for each pattern of the schemas. People never see a regular expression. */
import { isRecord } from '../json.ts'
import { notPossible } from './reference-in-words.ts'

type Words = (text: string, document: unknown) => string

const forms: Readonly<Record<string, Words>> = {
  '^[a-zA-Z][a-zA-Z0-9-]*$': (text) =>
    `"${text}" can't be a name. Write letters, digits and hyphens, starting with a letter.`,
  '^/[a-z-]*$': (text) => {
    const meant = text.toLowerCase().replace(/[^a-z-]+/g, '-')
    return `An address is a slash and small letters. Write "/${meant.replace(/^-+|-+$/g, '')}".`
  },
  '^((in|data|event)|answers\\.[a-zA-Z][a-zA-Z0-9]*)\\.[a-zA-Z][a-zA-Z0-9]*$': (text, document) =>
    insideField(text, document) ??
    (text.startsWith('answers')
      ? `"${text}" is not an answer. Write "answers.", the name of a form, a dot and the name of a field.`
      : `"${text}" is not a field. Write "in.…", "data.…" or "event.…" and its name.`),
  '^(split|(client|session)\\.[a-zA-Z][a-zA-Z0-9_-]*)$': (text) =>
    `"${text}" is not a place to read from. Write "client.…" or "session.…" and a name, or "split".`,
  '^[a-zA-Z][a-zA-Z0-9]*$': (text) =>
    `"${text}" can't be a name here. Write letters and digits, starting with a letter.`,
  '^[a-zA-Z0-9][a-zA-Z0-9-]*$': (text) => `"${text}" can't be an option. Write letters, digits and hyphens.`,
  '^[a-z][a-z-]*$': (text) => `"${text}" can't be an item. Write small letters and hyphens.`,
  '^[A-Z][A-Z0-9_]*$': (text) => `"${text}" can't be an error code. Write capitals, digits and _.`,
  '^https://[a-zA-Z0-9.-]+(:[0-9]+)?(/[!-\\[\\]-~]*)?$': (text) =>
    `"${text}" is not the address of a page. Start it with https:// and leave out spaces and names of users.`,
  '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]Z$': (text) =>
    `"${text}" is not a date with a time. Write both in UTC, such as "2027-01-31T18:00Z".`,
  '^https?://[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._-]*(?::[1-6]?\\d{1,4})?(?:/[^\\s?#@]*)?$': (text) =>
    `"${text}" is not the address of a server. Write https:// and a host, with a port or path if it has one, and leave out spaces and what follows a ? or #.`,
  '^https?://[^/*?#@]+$': (text) =>
    `"${text}" is not an origin. Write the address without a path or *, such as "https://app.example.com".`,
  '^(https://[^/*?#@]+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?)/[^*?#]*$': (text) =>
    `"${text}" is not an address to return to. Start it with https:// and leave out * and what follows a ? or #, such as "https://app.example.com/connected".`,
  '^#[0-9a-fA-F]{6}$': (text) =>
    `"${text}" is not a colour. Write # and six digits from 0 to 9 or a to f, such as "#0a7d55".`,
  '^(?!\\s+$)': () => 'It has only spaces. Give it a value.',
  '^[a-z][a-z0-9-]*$': (text) =>
    `"${text}" can't be a prefix. Write small letters, digits and hyphens, starting with a letter.`,
  '^(start|done|failed|timeout|time limit|poll fails|read fails|((failed|status) )?[A-Z][A-Za-z0-9_]*)$': (text) =>
    `"${text}" can't happen. Write an event, "status …", "failed …", start, done, failed, timeout, "time limit", "poll fails" or "read fails".`,
  '^(success|nothing)$': (text) => `"${text}" is not a message. Write success, nothing or { "error": … }.`,
}

export function wrongForm(text: string, pattern: string, document: unknown): string {
  const words = forms[pattern]
  if (!words) throw new Error(`No words for the pattern ${pattern}`)
  return words(text, document)
}

/** `data.source.source_id` is no reference: nothing below a field has a name. null where the text doesn't name a part of a field. */
export function insideField(text: string, document: unknown): string | null {
  const [scope, name, ...parts] = text.replace(/^\$/, '').split('.')
  if (name === undefined || parts.length === 0) return null
  if (scope === 'event') return `'${scope}.${name}' can't be looked into. Use it as a whole.`
  const declared = isRecord(document) ? document[scope === 'in' ? 'inputs' : 'data'] : undefined
  const field = isRecord(declared) && Object.hasOwn(declared, name) ? declared[name] : undefined
  if (!isRecord(field)) return null
  return field['type'] === 'reference'
    ? notPossible(`${scope}.${name}`, 'looking into it')
    : `'${scope}.${name}' has no parts. Write '${scope}.${name}' alone.`
}
