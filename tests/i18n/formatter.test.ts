import { beforeEach, describe, expect, it } from 'vitest'
import { createFormatter, loadMessages, type MessageId, type MessageProblem } from '../../src/i18n/index.ts'

const messages = await loadMessages('en')
const problems: MessageProblem[] = []
const english = createFormatter('en', messages, (problem) => problems.push(problem))
const link = (chunks: (string | object)[]) => ({ link: chunks })

beforeEach(() => {
  problems.length = 0
})

describe('format', () => {
  it.each<[MessageId, Record<string, string | number> | undefined, string]>([
    ['about.close', undefined, 'Close'],
    ['consent.heading', { client: 'Acme', product: 'Tieline' }, 'Acme uses Tieline to connect your account'],
    ['select-source.request-term', { term: "O'Hare" }, "Request to add 'O'Hare'..."],
    ['select-source.results', { count: 1 }, '1 source'],
    ['select-source.results', { count: 1200 }, '1,200 sources'],
    ['select-account.add-count', { count: 0 }, 'Add 0 accounts'],
    ['select-account.add-count', { count: 1 }, 'Add 1 account'],
    ['select-account.add-count', { count: 3 }, 'Add 3 accounts'],
    ['upload-invoices.progress', { percent: 0.456 }, '46% uploaded'],
    ['token-gate.invalid', { guid: '<b>{x}</b>' }, 'Invalid token: <b>{x}</b>'],
    ['consent.client-logo', { client: 'חברה' }, '\u2068חברה\u2069 logo'],
    ['upload-invoices.remove', { name: 'a\u202Efdp.exe' }, 'Remove \u2068afdp.exe\u2069'],
  ])('%s with %j', (id, values, expected) => {
    expect(english.format(id, values)).toBe(expected)
    expect(problems).toEqual([])
  })

  it('formats numbers the way of its language', async () => {
    const french = createFormatter('fr', await loadMessages('fr'))
    expect(french.locale).toBe('fr')
    expect(french.format('select-source.results', { count: 0 })).toBe('0 fournisseur')
    expect(french.format('select-source.results', { count: 2500 })).toBe(
      `${new Intl.NumberFormat('fr').format(2500)} fournisseurs`,
    )
    expect(french.format('upload-invoices.progress', { percent: 0.5 })).toMatch(
      /^Importation\u00A0: 50[\u00A0\u202F]%$/,
    )
  })

  it('keeps the order of a sentence that is itself a value of the page title', () => {
    const heading = english.format('consent.heading', { client: 'חברה', product: 'Tieline' })
    expect(english.format('app.step-title', { heading, product: 'Tieline' })).toBe(`${heading} · Tieline`)
  })
})

describe('rich', () => {
  it('gives pieces in order, with what the tag function made', () => {
    expect(english.rich('consent.agreement', { link })).toEqual([
      'By selecting "Continue" you agree to the ',
      { link: ['End User Privacy Policy'] },
    ])
  })

  it('gives one piece for a message without elements', () => {
    expect(english.rich('about.close', {})).toEqual(['Close'])
  })

  it('takes elements as values and isolates text beside them', () => {
    const element = { element: true }
    expect(english.rich('consent.heading', { client: element, product: 'חברה' })).toEqual([
      element,
      ' uses \u2068חברה\u2069 to connect your account',
    ])
  })
})

describe('what cannot be formatted', () => {
  const missing = 'nowhere.at-all' as MessageId

  it.each<[string, () => unknown, unknown, MessageProblem]>([
    [
      'a message that is missing',
      () => english.format(missing),
      missing,
      { language: 'en', id: missing, code: 'MISSING_TRANSLATION' },
    ],
    [
      'a message that is missing, in pieces',
      () => english.rich(missing, { link }),
      [missing],
      { language: 'en', id: missing, code: 'MISSING_TRANSLATION' },
    ],
    [
      'a name that every object has',
      () => english.format('constructor' as MessageId),
      'constructor',
      { language: 'en', id: 'constructor', code: 'MISSING_TRANSLATION' },
    ],
    [
      'a value that is missing',
      () => english.format('consent.heading', { client: 'Acme' }),
      'consent.heading',
      { language: 'en', id: 'consent.heading', code: 'FORMAT_ERROR' },
    ],
    [
      'a tag without its function',
      () => english.rich('consent.agreement', { link: 'a secret' }),
      ['consent.agreement'],
      { language: 'en', id: 'consent.agreement', code: 'FORMAT_ERROR' },
    ],
  ])('%s shows its id and is reported, without values', (_, run, shown, problem) => {
    expect(run()).toEqual(shown)
    expect(problems).toEqual([problem])
  })

  it('needs no one to report to', () => {
    expect(createFormatter('de', messages).format(missing)).toBe(missing)
  })
})
