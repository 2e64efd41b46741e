/** Messages without plurals and numbers are formatted without the library, and as the library would. */
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { languages, loadMessages, type ParsedMessage } from '../../src/i18n/index.ts'
import { parseMessage } from '../../src/i18n/parser.ts'
import { formatPlain, isPlainMessage } from '../../src/i18n/plain.ts'

const wrap = (chunks: unknown[]) => ({ wrapped: chunks })

/** A value for each name in a message. */
function valuesFor(message: ParsedMessage, isNumber: boolean): Record<string, never> {
  const named = message.flatMap((element): [string, unknown][] => {
    if (element.type === 1) return [[element.value, isNumber ? 7 : `<${element.value}>`]]
    if (element.type !== 8) return []
    return [[element.value, wrap], ...Object.entries(valuesFor(element.children, isNumber))]
  })
  return Object.fromEntries(named) as Record<string, never>
}

const parse = (text: string) => parseMessage(text) as ParsedMessage
const byLibrary = (message: ParsedMessage, values: Record<string, never>) =>
  [new IntlMessageFormat(message, 'en').format(values)].flat()

describe.each(languages)('%s', (language) => {
  it('is formatted as the library would', async () => {
    const plain = Object.entries<ParsedMessage>(await loadMessages(language)).filter(([, message]) =>
      isPlainMessage(message),
    )
    expect(plain.length).toBeGreaterThan(150)
    for (const [key, message] of plain)
      for (const isNumber of [false, true]) {
        const values = valuesFor(message, isNumber)
        expect(formatPlain(message, values), key).toEqual(byLibrary(message, values))
      }
  })
})

it.each(['a', '{a}', '{a}{b}', 'a {b} <c>d {e} <f>g</f></c> h', '<c>{a}</c>', "'{'a'}'", '<c></c>x'])(
  'formats %s as the library does',
  (text) => {
    const message = parse(text)
    const values = valuesFor(message, false)
    expect(formatPlain(message, values)).toEqual(byLibrary(message, values))
  },
)

it.each(['{a}', '<c>{a}</c>', '<c>a</c>'])('refuses %s without its values, as the library does', (text) => {
  expect(() => formatPlain(parse(text), {})).toThrow()
  expect(() => byLibrary(parse(text), {})).toThrow()
})

it.each(['{a, plural, other {#}}', '{a, number}', '<b>{a, select, other {x}}</b>', '{a, date}'])(
  '%s is not plain',
  (text) => expect(isPlainMessage(parse(text))).toBe(false),
)
