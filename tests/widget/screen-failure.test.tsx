// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Host } from '../../src/widget/report.ts'
import { ExitBoundary, LoadingFile, ScreenBoundary, ScreenFailure } from '../../src/widget/screen-failure.tsx'
import { renderInPage } from '../support/render-screen.tsx'
import { fakeHost } from './support/fake-host.ts'

const error = { message: 'error', reason: 'Error' }
const failure = () => screen.findByRole('heading', { name: 'Something went wrong' })
const Hanging = lazy(() => new Promise<never>(() => {}))

function Drawn({ broken }: { broken: boolean }) {
  if (broken) throw new Error('planted')
  return <p>drawn</p>
}

const bounded = (host: Host, place: number, content: ReactNode) => (
  <ScreenBoundary subject={place} host={host} frame={(message) => message}>
    {content}
  </ScreenBoundary>
)

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a screen that cannot be drawn', () => {
  it('is offered again, and the host receives an error', async () => {
    const { host, announced } = fakeHost()
    const { rerender } = renderInPage(bounded(host, 1, <Drawn broken />))
    expect(await failure()).toBeVisible()
    expect(announced).toEqual([error])
    rerender(bounded(host, 1, <Drawn broken={false} />))
    expect(await failure()).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(screen.getByText('drawn')).toBeVisible()
  })

  it('does not keep another place from being drawn', async () => {
    const { host } = fakeHost()
    const { rerender } = renderInPage(bounded(host, 1, <Drawn broken />))
    await failure()
    rerender(bounded(host, 2, <Drawn broken={false} />))
    expect(screen.getByText('drawn')).toBeVisible()
  })
})

it('a screen whose file does not arrive within ten seconds is offered again', () => {
  vi.useFakeTimers()
  const { host, announced } = fakeHost()
  const hanging = (
    <Suspense fallback={<LoadingFile host={host}>loading</LoadingFile>}>
      <Hanging />
    </Suspense>
  )
  renderInPage(bounded(host, 1, hanging))
  act(() => void vi.advanceTimersByTime(9999))
  expect(screen.getByText('loading')).toBeVisible()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  expect(announced).toEqual([error])
})

it('a page that is not served is not loaded anew, and the press can be repeated', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('planted'))
  renderInPage(<ScreenFailure />)
  const again = screen.getByRole('button', { name: 'Try Again' })
  for (const times of [1, 2]) {
    await userEvent.click(again)
    expect(fetch).toHaveBeenCalledTimes(times)
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'))
  }
})

describe('where the exit confirmation', () => {
  const open = (question: ReactNode) => {
    const { host, announced } = fakeHost()
    const send = vi.fn()
    renderInPage(
      <ExitBoundary host={host} send={send}>
        {question}
      </ExitBoundary>,
    )
    return { send, announced }
  }

  it('cannot be drawn, Close closes, and the host receives an error', () => {
    const { send, announced } = open(<Drawn broken />)
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'CONFIRM_CLOSE' })
    expect(announced).toEqual([error])
  })

  it('does not arrive within four seconds, Close closes', () => {
    vi.useFakeTimers()
    const { send } = open(<Hanging />)
    act(() => void vi.advanceTimersByTime(3999))
    expect(send).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'CONFIRM_CLOSE' })
  })
})
