// @vitest-environment jsdom
/** Sentences of the screens whose exact words are our own, and pictures. */
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { preloadScreen, screens } from '../../src/screens/index.ts'
import { expectTexts, renderScreen } from '../support/render-screen.tsx'
import { neverAnswers, source } from '../support/view.ts'

describe('sentences', () => {
  it.each<[keyof typeof screens, string]>([
    ['consent', 'Tieline lets you securely connect your account in seconds'],
    ['consent', 'Tieline uses best-in-class encryption to protect your data'],
    ['choose-connection-method', 'Tieline securely accesses your utility data and imports it automatically.'],
    [
      'credentials',
      'Enter your credentials for Fernhill Energy. They are sent encrypted and are used only to connect your account.',
    ],
    [
      'upload-invoices',
      'Tieline extracts data from your invoices to build a full picture of your energy usage. ' +
        'Your data is secure. PDF only.',
    ],
  ])('of %s: %s', async (name, sentence) => {
    await preloadScreen(name)
    renderScreen(screens[name])
    await expectTexts([sentence])
  })
})

describe('beside them', () => {
  it('credentials leads to the website of the source for a new password', async () => {
    await preloadScreen('credentials')
    renderScreen(screens.credentials, { source: source('Atlas', { website: 'https://atlas.example/login' }) })
    expect(await screen.findByRole('link', { name: /^Reset password/ })).toHaveAttribute(
      'href',
      'https://atlas.example/login',
    )
  })

  it('select-source shows a skeleton while the sources are loading', async () => {
    await preloadScreen('select-source')
    const { container } = renderScreen(screens['select-source'], { sources: () => neverAnswers('sources') })
    await screen.findByRole('heading')
    expect(container.querySelector('[aria-hidden] [data-part=title]')).not.toBeNull()
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it.each([
    ['180', '(min-height: 720px)', null],
    ['80', '(min-height: 720px)', 'The source is closed until noon.'],
    ['80', 'nothing', null],
  ])(
    'error-submit-email has a picture of %s px if the page matches %s and the cause is %j',
    async (height, matched, problemText) => {
      await preloadScreen('error-submit-email')
      const listeners = { addEventListener() {}, removeEventListener() {} }
      vi.stubGlobal('matchMedia', (query: string) => ({
        matches: query === matched || query.includes('reduced-motion'),
        ...listeners,
      }))
      const { container } = renderScreen(screens['error-submit-email'], { problemText })
      await screen.findByRole('heading')
      expect(container.querySelector('svg')).toHaveAttribute('height', height)
      expect(screen.getByLabelText('Email address')).toHaveAttribute('placeholder', 'name@example.com')
    },
  )
})
