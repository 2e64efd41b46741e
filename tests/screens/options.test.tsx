// @vitest-environment jsdom
/** What is shared, the timeline and explanations, as their screens show them. */
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import english from '../../locales/en.json' with { type: 'json' }
import type { TimelineOption } from '../../src/generated/flow.types.ts'
import { ConfirmExit } from '../../src/screens/confirm-exit.tsx'
import { Credentials } from '../../src/screens/credentials.tsx'
import { SharedData } from '../../src/screens/options/shared-data.tsx'
import { isKnownItem } from '../../src/screens/options/shared-items.ts'
import { Progress } from '../../src/screens/progress.tsx'
import { SelectAccount } from '../../src/screens/select-account.tsx'
import { expectTexts, pass, renderScreen } from '../support/render-screen.tsx'
import { source, type ViewChanges } from '../support/view.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('what is shared', () => {
  it('lists items, for whom, for how long, and how to end it', async () => {
    const own = { photos: { title: { en: 'Meter photos' }, text: { en: 'Read by {client}' } } }
    renderScreen(SharedData, { options: { shared: { items: ['bills', 'photos'], own, months: 12 } } })
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    await expectTexts(['What Greenfield will see', 'Bills', 'Meter photos', '12 months', 'At any time: ask Greenfield'])
  })

  it('links to the page on which the user can end it', () => {
    const address = 'https://greenfield.example/shared-data'
    renderScreen(SharedData, { options: { shared: { items: ['bills'], address } } })
    expect(screen.getByRole('link').getAttribute('href')).toBe(address)
    expect(screen.getByText('Until you end it')).toBeTruthy()
  })

  it('names no client where none is known', () => {
    const client = { name: null, imageUrl: null, privacyPolicyUrl: null, termsOfUseUrl: null }
    renderScreen(SharedData, { client, options: { shared: { items: ['usage'] } } })
    expect(screen.getByRole('heading').textContent).toBe('What will be read')
    expect(screen.getByText('At any time')).toBeTruthy()
  })

  it('has texts for each item that it knows', () => {
    const named = Object.keys(english).flatMap((key) => key.match(/^shared\.(.+)-text$/)?.[1] ?? [])
    expect(named.filter((item) => !isKnownItem(item))).toEqual([])
  })
})

const usualWarning = 'Your progress may not be saved'

describe('the timeline', () => {
  const steps = {
    underWay: ['Connecting'],
    verification: ['MfaQuestion'],
    approval: [],
    accounts: ['AccountSelection'],
    finished: ['Connected'],
  } satisfies TimelineOption
  const timeline = { ...steps, leaveAfterMs: 60_000 }

  it('marks what is under way, and announces each change once', () => {
    const { change } = renderScreen(Progress, { options: { timeline }, statuses: ['Connecting'] })
    const current = () => document.querySelector('[aria-current=step]')?.textContent
    const announced = () => screen.getByRole('status').textContent
    expect([current(), announced()].map((text) => text?.includes('Signing in to'))).toEqual([true, true])
    change({ statuses: ['Connecting', 'AccountSelection', 'Connecting'] })
    expect([current(), announced()]).toEqual(['Collecting your data', 'Collecting your data'])
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
  })

  it.each([
    ['after a minute', { timeline }, 1],
    ['never without a limit', { timeline: steps }, 0],
  ])('says that the user can leave: %s', async (_, options, times) => {
    vi.useFakeTimers()
    const { send } = renderScreen(Progress, { options, statuses: ['Connecting'] })
    await pass(59_000)
    expect(screen.queryAllByText(/You can close this page/)).toHaveLength(0)
    await pass(2000)
    // On the page, and announced.
    expect(screen.queryAllByText(/You can close this page/)).toHaveLength(2 * times)
    const close = screen.queryAllByRole('button', { name: 'Close this page' })
    expect(close).toHaveLength(times)
    for (const button of close) fireEvent.click(button)
    expect(send.mock.calls).toEqual(Array(times).fill([{ type: 'FINISH' }]))
  })

  it.each<[string, ViewChanges, string]>([
    [
      'a page that may be closed',
      { options: { timeline }, statuses: ['Connecting'] },
      'Connecting continues without this page',
    ],
    ['the same page, without a limit', { options: { timeline: steps }, statuses: ['Connecting'] }, usualWarning],
    [
      'the same page, in a status that the flow does not call under way',
      { options: { timeline: { ...timeline, underWay: [] } }, statuses: ['Connecting'] },
      usualWarning,
    ],
    ['a question', { options: { timeline }, statuses: ['Connecting', 'MfaQuestion'] }, usualWarning],
    ['a page before anything was sent', { options: { timeline } }, usualWarning],
  ])('users who leave %s read what is true', (_, changes, words) => {
    renderScreen(ConfirmExit, changes)
    expect(document.querySelector('dialog')).toHaveTextContent(words)
  })
})

describe('an explanation', () => {
  const numbered = source('Fernhill Energy', {
    fields: [
      { field_name: 'Account_Number', field_label: 'Account number', field_number: 1, field_type: 'Text' },
      { field_name: 'password', field_label: 'Password', field_number: 2, field_type: 'Password' },
    ],
  })
  const explanations = [
    { field: 'account_number', source: 'another', picture: 'bill-slip' as const },
    { field: 'account_number', picture: 'bill-top' as const },
    { field: 'account', picture: 'bill-slip' as const, text: { en: 'On the slip.' } },
  ]

  it('stands at the field of its name, for its source', () => {
    renderScreen(Credentials, { source: numbered, options: { explanations } })
    expect(document.querySelectorAll('details')).toHaveLength(1)
    expect(document.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe(
      english['explanation.bill-top-picture'],
    )
  })

  it('is for one source if it says so', () => {
    renderScreen(Credentials, { source: { ...numbered, source_id: 'another' }, options: { explanations } })
    expect(document.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe(
      english['explanation.bill-slip-picture'],
    )
  })

  it('explains the numbers that are typed in by hand', async () => {
    const { user } = renderScreen(SelectAccount, { options: { explanations } })
    await user.click(await screen.findByRole('button', { name: /Manually input/ }))
    expect(screen.getByText('On the slip.')).toBeTruthy()
  })

  it('is nowhere in a flow without', () => {
    renderScreen(Credentials, { source: numbered })
    expect(document.querySelector('details')).toBeNull()
  })
})
