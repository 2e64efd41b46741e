import { describe, expect, it } from 'vitest'
import { parseLabel } from '../../src/forms/index.ts'
import { languages, parseLanguage } from '../../src/i18n/index.ts'
import { catalogue } from '../../src/sandbox/catalogue.ts'
import { type Texts, textsFor } from '../../src/sandbox/texts.ts'
import { sourceId } from '../support/sources.ts'
import { createTester, post } from './tester.ts'

/** Each text with its key, e.g. `questions.passcode`. */
const flat = (texts: Texts) =>
  Object.entries(texts).flatMap(([group, words]) =>
    Object.entries(words).map(([key, text]) => [`${group}.${key}`, text] as const),
  )

const english = flat(textsFor('en'))
const translations = languages.filter((language) => language !== 'en')

describe('the texts of the sandbox', () => {
  it.each(translations)('are complete in %s, and none is left in English', (language) => {
    const own = flat(textsFor(language))
    expect(own.map(([key]) => key)).toEqual(english.map(([key]) => key))
    expect(own.filter(([, text], at) => text.trim() === '' || text === english[at]?.[1])).toEqual([])
  })

  it.each(translations)('use typographic quotation marks, apostrophes and ellipses in %s', (language) => {
    expect(flat(textsFor(language)).filter(([, text]) => /['"]|\.\.\./.test(text))).toEqual([])
  })

  it.each(languages)('offer the same number of choices in %s', (language) => {
    const choices = (texts: Texts) => Object.values(texts.labels).map((label) => parseLabel(label).options.length)
    expect(choices(textsFor(language))).toEqual(choices(textsFor('en')))
  })

  it('ask for the passcode in the specified words', () => {
    expect(textsFor('en').questions.passcode).toBe('Enter your 6-digit One-Time Passcode')
  })

  it('name every field of the sources, and no other one', () => {
    const named = catalogue.flatMap(({ fields }) => fields.map(({ label }) => label))
    expect([...new Set(named)].sort()).toEqual(Object.keys(textsFor('en').labels).sort())
  })

  it.each(['DE', 'fr-CA', 'pt_BR', ' es ', 'EN', 'xx', '', '__proto__', null, undefined])(
    'follow the language %j as the widget does',
    (language) => {
      expect(textsFor(language)).toBe(textsFor(parseLanguage(language)))
    },
  )
})

describe.each([...languages, 'xx'])('a session in %s', (language) => {
  const { questions, methods, labels, errors } = textsFor(language)
  const client = { language: language.toUpperCase() }

  /** The body of a call 1500 ms after connecting. */
  async function bodyOf(username: string, call: 'mfaGet' | 'questionGet' | 'mfaMethodsGet') {
    const tester = await createTester({ client })
    await tester.connect(username)
    tester.advance(1500)
    return (await tester.call(call)).body
  }

  it('gets its questions in its language', async () => {
    expect(await bodyOf('user_mfa', 'mfaGet')).toEqual({ question: questions.passcode })
    expect(await bodyOf('user_question', 'questionGet')).toEqual({ question: questions.security })
  })

  it('gets its methods in its language', async () => {
    const { title, sms, voice, email } = methods
    expect(await bodyOf('user_methods', 'mfaMethodsGet')).toMatchObject({
      title,
      methods: [{ label: sms }, { label: voice }, { label: email }],
    })
  })

  it('gets field labels in its language, also in an update', async () => {
    const fields = [{ field_label: labels.email }, { field_label: labels.password }]
    const source_id = sourceId('hydra-water')
    const { call } = await createTester({ client: { ...client, mode: 'UpdateCredentials' }, source_id })
    expect((await call('sources', { source_id })).body.sources).toMatchObject([{ fields }])
    expect((await call('info')).body.update_mode).toMatchObject({ source: { fields } })
  })

  it('gets display_message in its language, and error_message in English', async () => {
    const { connect, call } = await createTester({ client })
    for (const [username, code] of [
      ['user_bad', 'INVALID_CREDENTIALS'],
      ['user_locked', 'CONNECTION_LOCKED'],
    ] as const) {
      expect((await connect(username)).body).toMatchObject({
        error_message: `This scenario fails with ${code}.`,
        display_message: errors[code],
      })
    }
    const { body } = await call('sourceAdd', { email: 'fail@b.example', url: 'https://www.missing.example/' })
    expect(body).toMatchObject({ error_code: 'UNEXPECTED_ERROR', display_message: errors.UNEXPECTED_ERROR })
  })
})

it('a request without a known link token gets its error in English', async () => {
  const { sandbox } = await createTester({ client: { language: 'DE' } })
  const { body } = await post(sandbox, 'info', { link_token: 'link-sandbox-none' })
  expect(body).toMatchObject({ display_message: textsFor('en').errors.INVALID_LINK_TOKEN })
})
