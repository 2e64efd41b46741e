// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { preloadScreen, screens } from '../../src/screens/index.ts'
import { renderScreen } from '../support/render-screen.tsx'

const sentence = 'You are offline. Nothing has been sent.'

function connect(onLine: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  act(() => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')))
}

describe('offline', () => {
  // Queries of other tests in this process would wait for a connection.
  afterEach(() => {
    connect(true)
    vi.restoreAllMocks()
  })

  it.each([
    ['credentials', { Username: 'ada', Password: 'x' }, 'Submit'],
    ['question', { Code: '1' }, 'Verify'],
    ['captcha', { Characters: '1' }, 'Verify'],
    ['mfa-methods', {}, /Call/],
    ['select-account', { '4471 0093 12 12 Alder Lane, Fernhill': null }, /^Continue/],
    ['error-submit-email', { 'Email address': 'a@b.example' }, 'Submit and close'],
    ['add-source-email', { 'work e-mail address': 'a@b.example' }, 'Submit Request'],
  ] as const)('%s sends nothing, now or later, and says so', async (name, entries, button) => {
    await preloadScreen(name)
    const { user, send } = renderScreen(screens[name])
    for (const [label, value] of Object.entries(entries)) {
      const field = await screen.findByLabelText(label)
      await (value === null ? user.click(field) : user.type(field, value))
    }
    connect(false)
    expect(screen.queryByText(sentence)).toBeNull()
    await user.click(await screen.findByRole('button', { name: button }))
    expect(screen.getByText(sentence)).toBeVisible()
    expect(send).not.toHaveBeenCalled()
    connect(true)
    expect(screen.queryByText(sentence)).toBeNull()
    expect(send).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: button }))
    expect(send).toHaveBeenCalledOnce()
  })
  it('sends at another press, because browsers may be wrong', async () => {
    await preloadScreen('question')
    const { user, send } = renderScreen(screens.question)
    await user.type(await screen.findByLabelText('Code'), '1')
    connect(false)
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    expect(screen.getByText('If you are connected, press again to send it.')).toBeVisible()
    expect(send).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    expect(send).toHaveBeenCalledOnce()
    expect(screen.queryByText(sentence)).toBeNull()
  })
  it('offers to read a list of accounts again that was empty when the connection was lost', async () => {
    await preloadScreen('select-account')
    const accounts = { accounts: [], isLast: false }
    const read = { queryKey: ['accounts'], queryFn: async () => accounts, refetchInterval: 5 }
    const { user } = renderScreen(screens['select-account'], { accounts: () => read })
    expect(await screen.findByText('No accounts were found yet.')).toBeVisible()
    act(() => onlineManager.setOnline(false))
    expect(await screen.findByText('This could not be loaded. Please try again.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('No accounts were found yet.')).toBeVisible()
  })
  it('is no reason to poll nothing after Try Again', async () => {
    await preloadScreen('error-submit-email')
    const { user, send } = renderScreen(screens['error-submit-email'])
    onlineManager.setOnline(false)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'TRY_AGAIN' })
    expect(onlineManager.isOnline()).toBe(true)
  })
})
