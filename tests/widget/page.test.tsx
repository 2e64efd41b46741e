// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../src/api/index.ts'
import type { UserEvent } from '../../src/engine/index.ts'
import type { ScreenName } from '../../src/generated/flow.types.ts'
import { preloadScreen } from '../../src/screens/index.ts'
import type { Running } from '../../src/widget/page-state.ts'
import { never } from '../session/support/fake-api.ts'
import { fakeHost } from './support/fake-host.ts'
import { config, openPage, runningSession } from './support/page.tsx'

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const closed = () => screen.findByRole('heading', { name: 'You can close this window' })
const consent = () => screen.findByRole('heading', { name: 'Greenfield uses Acme Link to connect your account' })

beforeEach(() => window.history.replaceState(null, '', '/?token=t'))

describe('while client info loads', () => {
  it('the configured logo pulses', () => {
    openPage({ kind: 'loading' })
    const loading = screen.getByRole('img', { name: 'Loading' })
    expect(loading.querySelector('[data-step="1"] img')).toHaveAttribute('src', config.logoUrl)
  })

  it('the close button asks, and the widget continues if the user stays', async () => {
    const { host, announced, draw } = openPage({ kind: 'loading' })
    await press('Close')
    expect(await screen.findByRole('alertdialog', { name: 'Are you sure you want to exit?' })).toBeVisible()
    draw(runningSession(host))
    expect(screen.getByRole('alertdialog')).toBeVisible()
    await press('Cancel')
    expect(await consent()).toBeVisible()
    expect(announced).toEqual([])
  })

  it('a session that is ready after the user has left is not shown', async () => {
    const { host, announced, left, draw } = openPage({ kind: 'loading' })
    await press('Close')
    expect(left).not.toHaveBeenCalled()
    await press('Yes, exit')
    expect(await closed()).toHaveFocus()
    expect(left).toHaveBeenCalledOnce()
    const running = runningSession(host)
    draw(running)
    expect(await closed()).toBeVisible()
    expect(announced).toEqual([{ message: 'close' }])
  })

  it('a preview has no close button', () => {
    openPage({ kind: 'loading', preview: true })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

const placeOf = ({ session }: Running) => {
  const { step, state } = session.store.getState().state.at
  return state === null ? step : `${step}.${state}`
}

describe('a session', () => {
  it('prefers the brand of the client to that of the deployer', async () => {
    const running = runningSession(fakeHost().host)
    openPage({ ...running, client: { ...running.client, theme: { primary: '#204060' } } })
    await consent()
    const { style } = document.documentElement
    expect([style.getPropertyValue('--fill'), style.getPropertyValue('--radius-control')]).toEqual(['#204060', '3px'])
  })

  const source = { source_id: 's', name: 'Power', fields: [] }
  const select: UserEvent = { type: 'SELECT_SOURCE', source }
  const submit: UserEvent = { type: 'SUBMIT_CREDENTIALS', fields: [], sandbox: false }

  const toSource: UserEvent[] = [{ type: 'NEXT' }, { type: 'METHOD_CREDENTIALS' }]

  it.each<[ScreenName, UserEvent[], string[]]>([
    ['consent', [], ['Close']],
    ['choose-connection-method', [{ type: 'NEXT' }], ['Back', 'Close']],
    ['select-source', toSource, ['Back', 'Close']],
    ['credentials', [...toSource, select], ['Back', 'Close']],
    ['progress', [...toSource, select, submit], ['Back', 'Close']],
    ['upload-invoices', [{ type: 'NEXT' }, { type: 'METHOD_UPLOAD_INVOICES' }, select], ['Back', 'Close']],
  ])('has a header over %s with the logo, Back and Close', async (name, events, buttons) => {
    await preloadScreen(name)
    const { host } = fakeHost()
    const running = runningSession(host, { sources: never, connect: never }, { allow_document_upload: true })
    for (const event of events) running.session.send(event)
    openPage(running, { host, announced: [] })
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('img', { name: 'Acme Link logo' })).toHaveAttribute('src', config.logoUrl)
    expect(header.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(buttons)
    expect(running.flow.places[placeOf(running)]?.screen).toBe(name)
  })

  const dialog = () => screen.queryByRole('alertdialog')
  const back = async (entries = -1) => {
    const returned = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.go(entries)
    await returned
  }

  it("the browser's back button leaves the exit confirmation, not the step beneath it", async () => {
    const { host, announced } = fakeHost()
    openPage(runningSession(host, { sources: () => ({ sources: [] }) }), { host, announced })
    await press('Continue')
    const source = () => screen.findByRole('heading', { name: 'Select a source' })
    expect(await source()).toBeVisible()
    await press('Close')
    await waitFor(() => expect(dialog()).toBeVisible())
    await back()
    await waitFor(() => expect(dialog()).toBeNull())
    expect(await source()).toBeVisible()
    await back()
    expect(await consent()).toBeVisible()
  })

  it('keeps the form while credentials are sent, and shows it again when sending fails', async () => {
    await Promise.all([preloadScreen('credentials'), preloadScreen('progress')])
    const fields = [
      { field_name: 'username', field_label: 'Username', field_type: 'Text' as const },
      { field_name: 'password', field_label: 'Password', field_type: 'Password' as const },
    ]
    const { host, announced } = fakeHost()
    let fail = (_: ApiError) => {}
    const connect = vi.fn(
      () =>
        new Promise<never>((_, reject) => {
          fail = reject
        }),
    )
    const running = runningSession(host, { sources: never, connect })
    for (const event of [...toSource, { type: 'SELECT_SOURCE', source: { ...source, fields } } as UserEvent])
      running.session.send(event)
    openPage(running, { host, announced })
    await userEvent.type(await screen.findByLabelText('Username'), 'ada')
    await userEvent.type(screen.getByLabelText('Password'), 'secret')
    await press('Submit')
    expect(await screen.findByRole('heading', { name: 'Connecting your account' })).toBeVisible()
    expect(screen.getByLabelText('Password')).not.toBeVisible()
    act(() => fail(new ApiError('http', 'https://api.example/link/connect', { status: 503 })))
    await waitFor(() => expect(screen.getByLabelText('Password')).toBeVisible())
    expect(screen.getByLabelText('Username')).toHaveValue('ada')
    expect(screen.getByLabelText('Password')).toHaveValue('')
    expect(screen.getByRole('alert')).toBeVisible()
    expect(connect).toHaveBeenCalledOnce()
    await userEvent.type(screen.getByLabelText('Password'), 'secret')
    await press('Submit')
    expect(connect).toHaveBeenCalledTimes(2)
  })

  it('restores focus, document title and back button when it is closed', async () => {
    const { host, announced } = fakeHost()
    openPage(runningSession(host), { host, announced })
    await consent()
    await press('Close')
    await press('Yes, exit')
    expect(await closed()).toHaveFocus()
    expect(document.title).toBe('You can close this window · Acme Link')
    await back()
    expect(window.location.pathname).toBe('/error-token')
    expect(await closed()).toBeVisible()
    expect(announced).toEqual([{ message: 'close' }])
  })
})
