// @vitest-environment jsdom
/** Help by e-mail stands at the same place wherever it is offered (WCAG 3.2.6). */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ScreenName } from '../../src/generated/flow.types.ts'
import { preloadScreen, screens } from '../../src/screens/index.ts'
import { renderScreen } from '../support/render-screen.tsx'
import { fixtureView, type ViewChanges } from '../support/view.ts'

const { source } = fixtureView()
const stop = { source: source?.source_id ?? '', kind: 'stop', until: '2099-01-01T00:00Z' } as const
const words = { en: 'x', fr: 'x', es: 'x', pt: 'x', de: 'x' }
const causes = { LOCKED: { heading: words, text: words, action: 'try-again' } } as const

it.each<[ScreenName, ViewChanges]>([
  ['credentials', { source, options: { notices: [stop] } }],
  ['error-submit-email', { code: 'LOCKED', options: { causes } }],
])('help by e-mail is the last way on: %s', async (name, changes) => {
  await preloadScreen(name)
  renderScreen(screens[name], changes)
  const help = await screen.findByRole('button', { name: 'Leave your email address' })
  expect(help.closest('footer')?.querySelector('button:last-child')).toBe(help)
})
