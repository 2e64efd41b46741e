// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Consent } from '../../src/screens/consent.tsx'
import { pass, renderScreen } from '../support/render-screen.tsx'
import { fixtureView } from '../support/view.ts'

const { client, product } = fixtureView()

describe('consent', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('connects the logos after the configured delay', async () => {
    const { container } = renderScreen(Consent)
    const step = () => container.querySelector('[data-step]')?.getAttribute('data-step')
    await pass(599)
    expect(step()).toBe('2')
    await pass(1)
    expect(step()).toBe('3')
  })

  it.each([
    ['its picture', { ...client, imageUrl: 'https://cdn.example/logo.png' }, product, 'https://cdn.example/logo.png'],
    ['no request without one', client, product, undefined],
    [
      'the configured service',
      client,
      { ...product, avatarUrl: 'https://a.example/{initial}/{color}' },
      'https://a.example/G/17804f',
    ],
    [
      'D without a name',
      { ...client, name: null },
      { ...product, avatarUrl: 'https://a.example/{initial}' },
      'https://a.example/D',
    ],
    ['nothing from an unsafe address', { ...client, imageUrl: 'data:image/svg+xml,<svg/>' }, product, undefined],
  ])('shows for the client %s', (_, given, configured, address) => {
    const { container } = renderScreen(Consent, { client: given, product: configured })
    expect(container.querySelector('img')?.src).toBe(address)
  })

  it('draws the letter of a client without a picture', () => {
    const { container } = renderScreen(Consent)
    expect(container.querySelector('[data-part=client]')).toHaveTextContent('G')
  })

  it('links to the End User Privacy Policy, and is plain text without one', () => {
    const { change } = renderScreen(Consent)
    const link = () => screen.queryByRole('link')
    expect(link()).toHaveAttribute('href', 'https://tieline.example/end-user-privacy-policy')
    expect(link()).toHaveAttribute('target', '_blank')
    change({ product: { ...product, privacyPolicyUrl: null } })
    expect(link()).toBeNull()
    expect(screen.getByText(/you agree to the End User Privacy Policy/)).toBeVisible()
  })
})
