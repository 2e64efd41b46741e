import { describe, expect, it } from 'vitest'
import {
  createFormatter,
  createOwnFormatter,
  loadMessages,
  loadParser,
  type MessageId,
  type ParsedMessage,
} from '../../src/i18n/index.ts'

const { parseMessage } = await loadParser()
const usual = createFormatter('de', await loadMessages('de'))
const own = (texts: Partial<Record<MessageId, string>>) =>
  createOwnFormatter(
    usual,
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parseMessage(text) as ParsedMessage])),
  )

describe('a message of its own', () => {
  const formatter = own({
    'consent.heading': '{client} ändert Ihren Tarif',
    'consent.agreement': 'Lesen Sie <link>dies</link>',
    'select-source.results': '{count, plural, one {# Treffer} other {# Treffer}}',
    'consent.safe-text': 'Sicher mit {partner}',
  })

  it.each<[MessageId, Record<string, string | number>, string]>([
    ['consent.heading', { client: 'Acme', product: 'Tieline' }, 'Acme ändert Ihren Tarif'],
    ['select-source.results', { count: 1200 }, '1.200 Treffer'],
    ['consent.continue', {}, 'Weiter'],
  ])('%s stands in place of the usual one', (id, values, expected) => {
    expect(formatter.format(id, values)).toBe(expected)
    expect(formatter.locale).toBe('de')
  })

  it('gives its tags to the caller', () => {
    expect(formatter.rich('consent.agreement', { link: (chunks) => ({ link: chunks }) })).toEqual([
      'Lesen Sie ',
      { link: ['dies'] },
    ])
  })

  it('gives way to the usual one where it names a value that the screen does not give', () => {
    const values = { product: 'Tieline' }
    expect(formatter.format('consent.safe-text', values)).toBe(usual.format('consent.safe-text', values))
    expect(formatter.format('consent.heading', { client: 'Acme', product: 'Tieline' })).toBe('Acme ändert Ihren Tarif')
  })
})

it('a text that cannot be read is no message', () => {
  expect(parseMessage('{client')).toBeNull()
})
