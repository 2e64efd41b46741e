// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { preloadScreen, screens } from '../../src/screens/index.ts'
import { expectTexts, renderScreen } from '../support/render-screen.tsx'
import { answers, fixtureView, neverAnswers, source, type ViewChanges } from '../support/view.ts'

type Row = [screen: keyof typeof screens, when: string, changes: ViewChanges, texts: string[]]

const named = fixtureView().client

describe('hostile words', () => {
  const markup = '<img src=x onerror=alert(1)>'
  const long = 'x'.repeat(10_000_000)
  const called = (name: string) => ({ source: source('x', { name }) })

  it.each<Row>([
    [
      'consent',
      'a client is called markup',
      { client: { ...named, name: markup } },
      [`${markup} uses Tieline to connect your account`],
    ],
    ['credentials', 'a source is', called(markup), [`Log in to ${markup}`]],
    ['question', 'a question is', { question: () => answers('q', { question: markup }) }, [markup]],
    [
      'question',
      'a question has 10 MB',
      { question: () => answers('q', { question: long }) },
      [`${'x'.repeat(2000)}…`],
    ],
    ['error-submit-email', "the server's words are", { problemText: markup }, [markup]],
  ])('%s: %s', async (name, _, changes, texts) => {
    await preloadScreen(name)
    const { container } = renderScreen(screens[name], changes)
    await expectTexts(texts)
    expect(container.querySelector('img')).toBeNull()
  })

  it('shows no link to an unsafe address', async () => {
    await preloadScreen('credentials')
    const { container } = renderScreen(screens.credentials, {
      client: { ...named, privacyPolicyUrl: 'java\nscript:alert(1)', termsOfUseUrl: '//evil.example' },
      source: source('x', { website: 'https://a@evil.example' }),
    })
    await expectTexts(['I agree to the privacy policy and the terms of use', 'Reset password'])
    expect(container.querySelector('a')).toBeNull()
  })
})

describe('while a read is pending', () => {
  const never = () => neverAnswers('never')
  it.each([
    ['question', { question: never }, 'Verify'],
    ['captcha', { captcha: never }, 'Verify'],
  ] as const)('%s offers no submit', async (name, changes, button) => {
    await preloadScreen(name)
    const { findByRole, queryByRole } = renderScreen(screens[name], changes)
    await findByRole('heading')
    expect(queryByRole('button', { name: button })).toBeNull()
  })
})
