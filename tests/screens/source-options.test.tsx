// @vitest-environment jsdom
/** What a flow says of single sources: notices of trouble, and links to their sites. */
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SourceNotice } from '../../src/generated/flow.types.ts'
import { Credentials } from '../../src/screens/credentials.tsx'
import { linksFor } from '../../src/screens/options/sign-in-links.tsx'
import { noticeFor } from '../../src/screens/options/source-notice.ts'
import { SelectSource } from '../../src/screens/select-source.tsx'
import { pass, renderScreen } from '../support/render-screen.tsx'
import { cannot, source } from '../support/view.ts'

const hydra = source('Hydra Water')
const until = '2026-12-01T18:00Z'
const end = Date.UTC(2026, 11, 1, 18)
const notice = (kind: SourceNotice['kind'], more: Partial<SourceNotice> = {}) => ({
  options: { notices: [{ source: 'hydra-water', kind, until, ...more }] },
  source: hydra,
})

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: end - 60_000 }))
afterEach(() => void vi.useRealTimers())

describe('a notice', () => {
  it.each([
    ['a millisecond before its end', hydra, end - 1, true],
    ['from its end', hydra, end, false],
    ['for another source', source('Fernhill Energy'), 0, false],
    ['without a source', null, 0, false],
  ])('%s', (_, of, now, isShown) => {
    expect(noticeFor(notice('stop').options, of, now) !== null).toBe(isShown)
  })

  it.each([
    ['warning', 'Problems at the moment'],
    ['stop', 'Can’t be connected at the moment'],
  ] as const)('of the kind %s marks its row in the list', async (kind, words) => {
    renderScreen(SelectSource, notice(kind, { source: 'source-2' }))
    await pass(0)
    expect(screen.getByText(words).closest('button')).toHaveTextContent('Source 2')
    expect(document.querySelectorAll('.row-notice')).toHaveLength(1)
  })

  it('that warns stands above the form', () => {
    renderScreen(Credentials, notice('warning'))
    expect(screen.getByText(/^Hydra Water has problems at the moment/)).toBeVisible()
    expect(screen.getByLabelText('Username')).toBeEnabled()
  })

  it('that stops replaces the form, and offers another source and invoices', () => {
    const { send } = renderScreen(Credentials, notice('stop'))
    expect(screen.getByRole('heading')).toHaveTextContent('Hydra Water can’t be connected at the moment')
    expect(screen.queryByRole('textbox')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Try another source' }))
    fireEvent.click(screen.getByRole('button', { name: 'Upload invoices instead' }))
    expect(send.mock.calls).toEqual([[{ type: 'CHANGE_SOURCE' }], [{ type: 'METHOD_UPLOAD_INVOICES' }]])
  })

  it('that stops offers what the flow allows', () => {
    renderScreen(Credentials, { ...notice('stop'), can: cannot('CHANGE_SOURCE') })
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Upload invoices instead',
      'Leave your email address',
    ])
  })

  it.each(['warning', 'stop'] as const)('of the kind %s may have words of its own', (kind) => {
    renderScreen(Credentials, notice(kind, { text: { en: '{provider} rests until noon.' } }))
    expect(screen.getByText(/rests until noon/)).toHaveTextContent('Hydra Water')
  })

  it('changes nothing once it has ended', () => {
    vi.setSystemTime(end)
    renderScreen(Credentials, notice('stop'))
    expect(screen.getByLabelText('Username')).toBeVisible()
  })
})

describe('links to the site of a source', () => {
  it('replace the one for a new password, and open new windows', () => {
    const { change } = renderScreen(Credentials, { source: hydra })
    expect(screen.getByRole('link')).toHaveTextContent('Reset password')
    change({
      source: hydra,
      options: {
        signInLinks: [{ kind: 'forgot-password', address: 'https://hydra.example/reset' }, { kind: 'register' }],
      },
    })
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Forgot your password? (opens in a new window)', 'https://hydra.example/reset'],
      ['No online account yet? Create one (opens in a new window)', hydra.website],
    ])
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('target', '_blank')
    expect(screen.getByText(/opens in a new window\. What you typed here stays\.$/)).toBeVisible()
  })

  it('are the first of each kind that fits, with an address that may be opened', () => {
    const links = linksFor(
      [
        { kind: 'website', source: 'other', address: 'https://other.example/' },
        { kind: 'register', source: 'hydra-water', address: 'https://hydra.example/new' },
        { kind: 'register' },
        { kind: 'forgot-username', address: 'javascript:alert(1)' },
        { kind: 'website' },
      ],
      hydra,
    )
    expect(links).toEqual([
      { kind: 'register', address: 'https://hydra.example/new' },
      { kind: 'website', address: hydra.website },
    ])
  })

  it('are not there for a source without a site', () => {
    renderScreen(Credentials, { source: { ...hydra, website: null }, options: { signInLinks: [{ kind: 'website' }] } })
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByText(/What you typed here stays/)).toBeNull()
  })
})
