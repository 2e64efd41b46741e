/** Changes whose point is the texts: what users read, in five languages. */
import { expect, it } from 'vitest'
import { loadMessages } from '../../../src/i18n/index.ts'
import { createFlowTexts } from '../../../src/widget/words.ts'
import { createProject, type Project } from './support/project.ts'

const english = await loadMessages('en')

/** In every language the same, but for its name: no two are alike, as translations are not. */
const inAll = (text: string) =>
  Object.fromEntries(['en', 'fr', 'es', 'pt', 'de'].map((tag) => [tag, tag === 'en' ? text : `${text} (${tag})`]))

async function shownAt(project: Project, place: string, file?: string) {
  const flow = project.flow(file)
  return (await createFlowTexts(flow, 'en', english)).at(flow.places[place]?.words ?? null)
}

const title = { 'select-source.heading': inAll('Who sends your bill?') }
const variant = (words: object) => ({ extends: 'connect', name: 'acme', merge: { steps: { selectSource: { words } } } })

it('change 6: another try after a captcha has words of its own, and not those of wrong credentials', async () => {
  const project = createProject()
  project.editFlow(({ steps }) => {
    steps['captchaFailed'] = {
      description: 'The captcha could not be answered: the user may try again.',
      screen: 'error-try-again',
      words: {
        'error-try-again.heading': inAll('The picture has expired'),
        'error-try-again.text': inAll('Sign in again to get another one'),
      },
      on: structuredClone(steps['errorTryAgain']!.on!),
    }
    const captcha = steps['enterCredentials']!.states!['captcha']!
    captcha.after = { ms: 120_000, to: { emit: { error: 'Timeout' }, to: 'captchaFailed' } }
  })
  expect(await project.findings('--rule', 'flow-words')).toEqual([])
  expect((await shownAt(project, 'captchaFailed')).format('error-try-again.heading')).toBe('The picture has expired')
  expect((await shownAt(project, 'errorTryAgain')).format('error-try-again.heading')).toContain('credentials')
})

it('change 8: the second confirmation has words of its own, and consent keeps its own', async () => {
  const project = createProject()
  project.editFlow(({ path, steps }) => {
    steps['confirmSource'] = {
      description: 'The user confirms the source.',
      screen: 'consent',
      words: { 'consent.heading': inAll('{client} needs your confirmation for {product}') },
      enter: { unset: ['problem'] },
      on: { NEXT: '@next' },
    }
    path.splice(path.indexOf('enterCredentials'), 0, 'confirmSource')
  })
  expect(await project.findings('--rule', 'flow-words')).toEqual([])
  const values = { client: 'Acme', product: 'Tieline' }
  const heading = async (place: string) => (await shownAt(project, place)).format('consent.heading', values)
  expect(await heading('confirmSource')).toBe('Acme needs your confirmation for Tieline')
  expect(await heading('consent')).toBe('Acme uses Tieline to connect your account')
})

it('change 12: the words of one customer are named with all else that differs', async () => {
  const project = createProject()
  const merge = { steps: { selectSource: { words: title }, enterCredentials: { poll: { timeoutMs: 120_000 } } } }
  project.write('flows/acme.flow.json', { extends: 'connect', name: 'acme', merge })
  const { out } = await project.tieline('customers', '--json')
  const [acme] = (JSON.parse(out) as { customers: { changes: { code: string }[] }[] }).customers
  expect(acme?.changes.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['place-words-changed', 'place-changed']),
  )
})

it('change 20: one customer has another title on the source screen', async () => {
  const project = createProject()
  project.write('flows/acme.flow.json', variant(title))
  expect(await project.findings('flows/acme.flow.json')).toEqual([])
  const shown = await shownAt(project, 'selectSource', 'flows/acme.flow.json')
  expect(shown.format('select-source.heading')).toBe('Who sends your bill?')
})

const [{ pt: _, ...four }, greeting] = [inAll('Who sends your bill?'), 'Hello {client}']

it.each([
  ['a missing language', { 'select-source.heading': four }, { code: 'missing-language', params: { language: 'pt' } }],
  [
    'another argument',
    { 'select-source.heading': inAll(greeting) },
    { code: 'extra-argument', params: { name: '{client}' } },
  ],
])('change 20: %s is a finding', async (_, words, expected) => {
  const project = createProject()
  project.write('flows/acme.flow.json', variant(words))
  const [found] = await project.findings('--rule', 'flow-words')
  expect(found).toMatchObject({ rule: 'flow-words', file: 'flows/acme.flow.json', ...expected })
})
