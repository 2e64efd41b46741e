import { describe, expect, it } from 'vitest'
import { parseLabel } from '../../src/forms/index.ts'
import { languages, parseLanguage } from '../../src/i18n/index.ts'
import { catalogue } from '../../src/sandbox/catalogue.ts'
import { type Texts, textsFor } from '../../src/sandbox/texts.ts'
import { createTester, post } from './tester.ts'

/** `questions.passcode` → its words. */
const flat = (texts: Texts) =>
  Object.entries(texts).flatMap(([group, words]) =>
    Object.entries(words).map(([key, text]) => [`${group}.${key}`, text] as const),
  )

const english = flat(textsFor('en'))
const translations = languages.filter((language) => language !== 'en')

describe('the words of the sandbox', () => {
  it.each(translations)('are all there in %s, and none is left in English', (language) => {
    const own = flat(textsFor(language))
    expect(own.map(([key]) => key)).toEqual(english.map(([key]) => key))
    expect(own.filter(([, text], at) => text.trim() === '' || text === english[at]?.[1])).toEqual([])
  })

  it.each(translations)('have the quotation marks, apostrophes and dots of print in %s', (language) => {
    expect(flat(textsFor(language)).filter(([, text]) => /['"]|\.\.\./.test(text))).toEqual([])
  })

  it.each(languages)('offer the same number of choices in %s', (language) => {
    const choices = (texts: Texts) => Object.values(texts.labels).map((label) => parseLabel(label).options.length)
    expect(choices(textsFor(language))).toEqual(choices(textsFor('en')))
  })

  it('are the letter of the specification', () => {
    expect(textsFor('en').questions.passcode).toBe('Enter your 6-digit One-Time Passcode')
  })

  it('name every field of the sources, and no other', () => {
    const named = catalogue.flatMap(({ fields }) => fields.map(({ label }) => label))
    expect([...new Set(named)].sort()).toEqual(Object.keys(textsFor('en').labels).sort())
  })

  it.each(['DE', 'fr-CA', 'pt_BR', ' es ', 'EN', 'xx', '', '__proto__', null, undefined])(
    'are chosen by %j as the widget chooses its own',
    (language) => {
      expect(textsFor(language)).toBe(textsFor(parseLanguage(language)))
    },
  )
})

describe.each([...languages, 'xx'])('a session in %s', (language) => {
  const { questions, methods, labels, errors } = textsFor(language)
  const client = { language: language.toUpperCase() }

  /** What a call answers once the scenario has got there. */
  async function bodyOf(username: string, call: 'mfaGet' | 'questionGet' | 'mfaMethodsGet') {
    const tester = await createTester({ client })
    await tester.connect(username)
    tester.advance(1500)
    return (await tester.call(call)).body
  }

  it('is asked in its language', async () => {
    expect(await bodyOf('user_mfa', 'mfaGet')).toEqual({ question: questions.passcode })
    expect(await bodyOf('user_question', 'questionGet')).toEqual({ question: questions.security })
  })

  it('is offered methods in its language', async () => {
    const { title, sms, voice, email } = methods
    expect(await bodyOf('user_methods', 'mfaMethodsGet')).toMatchObject({
      title,
      methods: [{ label: sms }, { label: voice }, { label: email }],
    })
  })

  it('signs in to fields of its language, in an update too', async () => {
    const fields = [{ field_label: labels.email }, { field_label: labels.password }]
    const { call } = await createTester({ client: { ...client, mode: 'UpdateCredentials' }, source_id: 'hydra-water' })
    expect((await call('sources', { source_id: 'hydra-water' })).body.sources).toMatchObject([{ fields }])
    expect((await call('info')).body.update_mode).toMatchObject({ source: { fields } })
  })

  it('is refused in its language, and the developer in English', async () => {
    const { connect, call } = await createTester({ client })
    for (const [username, code] of [
      ['user_bad', 'INVALID_CREDENTIALS'],
      ['user_locked', 'CONNECTION_LOCKED'],
    ] as const) {
      expect((await connect(username)).body).toMatchObject({
        error_message: 'This scenario refuses to connect.',
        display_message: errors[code],
      })
    }
    const { body } = await call('sourceAdd', { email: 'fail@b.example', url: 'https://www.missing.example/' })
    expect(body).toMatchObject({ error_code: 'INTERNAL_ERROR', display_message: errors.INTERNAL_ERROR })
  })
})

it('who comes without a link token is refused in English', async () => {
  const { sandbox } = await createTester({ client: { language: 'DE' } })
  const { body } = await post(sandbox, 'info', { link_token: 'link-sandbox-none' })
  expect(body).toMatchObject({ display_message: textsFor('en').errors.INVALID_LINK_TOKEN })
})
