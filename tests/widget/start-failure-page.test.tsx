// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageState } from '../../src/widget/page-state.ts'
import { openPage } from './support/page.tsx'

const heading = () => screen.findByRole('heading', { name: 'Something went wrong' })
const failures: [string, PageState][] = [
  ['the token gate', { kind: 'token-gate', reason: 'required' }],
  ['a problem', { kind: 'problem', cause: 'flow', details: ['flows/connect.flow.json: x'] }],
]

const hasFocus = vi.spyOn(document, 'hasFocus')
beforeEach(() => {
  hasFocus.mockReturnValue(true)
  window.history.replaceState(null, '', '/consent?token=t')
})

describe.each(failures)('%s', (_, shown) => {
  it('names the document and focuses its heading', async () => {
    openPage(shown)
    const shownHeading = await heading()
    await waitFor(() => expect(shownHeading).toHaveFocus())
    expect(document.title).toBe('Something went wrong · Acme Link')
  })

  it('does not take the focus from the host', async () => {
    hasFocus.mockReturnValue(false)
    openPage(shown)
    expect(await heading()).not.toHaveFocus()
    expect(document.title).toBe('Something went wrong · Acme Link')
  })

  it('has its own address and keeps the mark of its entry, so that a reload adds none', async () => {
    window.history.replaceState({ tieline: 1 }, '', '/consent?token=t')
    openPage(shown)
    await heading()
    expect(window.location.pathname + window.location.search).toBe('/error-token?token=t')
    expect(window.history.state).toEqual({ tieline: 1 })
  })

  it('asks before it closes, and announces that it is closed', async () => {
    const { announced } = openPage(shown)
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, exit' }))
    expect(await screen.findByRole('heading', { name: 'You can close this window' })).toHaveFocus()
    expect(document.title).toBe('You can close this window · Acme Link')
    expect(announced).toEqual([{ message: 'close' }])
  })
})

it('has the focus again when another try fails as well', async () => {
  const retry = () => draw({ kind: 'loading' })
  const { draw } = openPage({ kind: 'token-gate', reason: 'client', message: 'Down.', cause: 'unreachable', retry })
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(screen.getByRole('img', { name: 'Loading' })).toBeVisible()
  draw({ kind: 'token-gate', reason: 'client', message: 'Still down.', cause: 'unreachable' })
  expect(await heading()).toHaveFocus()
})
