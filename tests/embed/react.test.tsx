// @vitest-environment jsdom
/** The React hook and component with a fake widget. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { lazy, StrictMode, Suspense, useEffect, useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { Tieline, type TielineOptions, useTieline } from '../../src/embed/react.ts'
import { type FakeInstallation, installFakeWidget } from '../../src/embed/testing/index.ts'

const base = { url: 'https://widget.example.com/', token: 'link-sandbox-1' }
let fake: FakeInstallation
let complained: MockInstance
beforeEach(() => {
  fake = installFakeWidget({ scenario: 'stays' })
  complained = vi.spyOn(console, 'error')
})
afterEach(() => {
  cleanup()
  fake.uninstall()
  const { calls } = complained.mock
  vi.restoreAllMocks()
  // React complains about mistakes in hooks there.
  expect(calls).toEqual([])
})

function Button(options: Partial<TielineOptions>) {
  const { open, ready, state } = useTieline({ ...base, ...options })
  return (
    <button type="button" disabled={!ready} onClick={open}>
      {state}
    </button>
  )
}

/** Opens when it is mounted. */
function Opening(options: Partial<TielineOptions>) {
  const { open, state } = useTieline({ ...base, ...options })
  useEffect(() => open(), [open])
  return <button type="button">{state}</button>
}

interface Effect {
  /** Which effect opens the link. */
  use: typeof useEffect
}

function OpeningChild({ open, use }: Effect & { open: () => void }) {
  use(() => open(), [open])
  return null
}

function WithOpeningChild({ use }: Effect) {
  return <OpeningChild use={use} open={useTieline(base).open} />
}

function Leaking({ into }: { into: (() => void)[] }) {
  into.push(useTieline(base).open)
  return null
}

const button = () => screen.getByRole('button')
const isIn = (state: string) => vi.waitFor(() => expect(button().textContent).toBe(state))
const nodes = () => document.querySelectorAll('*').length

async function openWidget() {
  await act(async () => button().click())
  await act(() => isIn('open'))
}

describe('useTieline', () => {
  it('calls the callbacks of the latest render', async () => {
    const [first, latest] = [vi.fn(), vi.fn()]
    const view = render(<Button onSuccess={first} />)
    await openWidget()
    view.rerender(<Button onSuccess={latest} />)
    fake.widgets[0]?.succeed()
    await vi.waitFor(() => expect(latest).toHaveBeenCalledWith('public-sandbox-fake', expect.anything()))
    expect(first).not.toHaveBeenCalled()
    expect(fake.widgets).toHaveLength(1)
  })

  it('keeps the session and its success under StrictMode', async () => {
    const [onSuccess, onExit] = [vi.fn(), vi.fn()]
    render(
      <StrictMode>
        <Opening onSuccess={onSuccess} onExit={onExit} />
      </StrictMode>,
    )
    await act(() => isIn('open'))
    fake.widgets[0]?.succeed()
    await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1))
    expect(onExit).not.toHaveBeenCalled()
    expect(fake.widgets).toHaveLength(1)
  })

  it.each([StrictMode, Suspense])('keeps the session while something beside it is loaded (in %s)', async (Around) => {
    const onExit = vi.fn()
    let arrive = (_: { default: () => null }) => {}
    const Panel = lazy(
      () =>
        new Promise<{ default: () => null }>((done) => {
          arrive = done
        }),
    )
    const tree = (panel: boolean) => (
      <Around>
        <Suspense fallback="…">
          <Tieline {...base} onExit={onExit} />
          {panel && <Panel />}
        </Suspense>
      </Around>
    )
    const view = render(tree(false))
    await act(() => vi.waitFor(() => expect(view.container.querySelectorAll('iframe')).toHaveLength(1)))
    await act(async () => view.rerender(tree(true)))
    expect(view.container.textContent).toContain('…')
    await act(async () => arrive({ default: () => null }))
    await vi.waitFor(() => expect(view.container.textContent).not.toContain('…'))
    expect(view.container.querySelectorAll('iframe')).toHaveLength(1)
    expect(fake.widgets).toHaveLength(1)
    expect(onExit).not.toHaveBeenCalled()
  })

  it('is not ready without a token, and opens once there is one', async () => {
    const view = render(<Button token={null} />)
    expect(button()).toHaveProperty('disabled', true)
    view.rerender(<Button />)
    expect(button()).toHaveProperty('disabled', false)
    await openWidget()
  })

  it('an option that a render leaves out has its default again', async () => {
    const view = render(<Button source_id="a" />)
    view.rerender(<Button />)
    await openWidget()
    expect(document.documentElement.lastElementChild?.shadowRoot?.querySelector('iframe')?.src).not.toContain(
      'source_id',
    )
  })

  it.each([
    ['an effect', useEffect],
    ['a layout effect', useLayoutEffect],
  ])('is opened by %s of a child', async (_, use) => {
    render(<WithOpeningChild use={use} />, { wrapper: StrictMode })
    await vi.waitFor(() => expect(fake.widgets).toHaveLength(1))
  })

  it('a changed token starts again; changed callbacks and themes do not', async () => {
    const view = render(<Button />)
    await openWidget()
    view.rerender(<Button theme={{ mode: 'dark' }} onEvent={() => {}} token="link-sandbox-1" />)
    expect(fake.widgets).toHaveLength(1)
    view.rerender(<Button token="link-sandbox-2" />)
    await act(() => vi.waitFor(() => expect(fake.widgets).toHaveLength(2)))
  })

  it('shows the state that a changed token leads to', async () => {
    const view = render(<Button />)
    await openWidget()
    fake.play('never-answers')
    view.rerender(<Button token="link-sandbox-2" />)
    expect(button().textContent).toBe('loading')
  })

  it('leaves no node, listener or timer after 100 mounts', async () => {
    const listened = vi.spyOn(window, 'addEventListener')
    const timed = vi.spyOn(globalThis, 'setTimeout')
    const cleared = vi.spyOn(globalThis, 'clearTimeout')
    const before = nodes()
    for (let count = 0; count < 100; count += 1) {
      const view = render(<Button timeout={123_456} />, { wrapper: StrictMode })
      await openWidget()
      view.unmount()
      await Promise.resolve()
      view.container.remove()
    }
    expect(nodes()).toBe(before)
    const own = listened.mock.calls.flatMap(([, , options]) =>
      typeof options === 'object' && options.signal ? [options.signal.aborted] : [],
    )
    expect(own.length).toBeGreaterThanOrEqual(100)
    expect(own).not.toContain(false)
    const timers = timed.mock.calls.flatMap(([, ms], index) =>
      ms === 123_456 ? [timed.mock.results[index]?.value] : [],
    )
    const clearedTimers = new Set(cleared.mock.calls.map(([timer]) => timer))
    expect(timers).toHaveLength(100)
    expect(timers.filter((timer) => !clearedTimers.has(timer))).toEqual([])
  })

  it('does nothing when it is opened after unmounting', async () => {
    const late: (() => void)[] = []
    render(<Leaking into={late} />).unmount()
    for (const open of late) open()
    await Promise.resolve()
    expect(fake.widgets).toHaveLength(0)
  })

  it('renders on a server', () => {
    expect(renderToString(<Button />)).toContain('idle')
  })
})

describe('Tieline', () => {
  it('shows the widget inline as long as it is mounted', async () => {
    const onExit = vi.fn()
    const view = render(<Tieline {...base} className="place" onExit={onExit} />, { wrapper: StrictMode })
    await vi.waitFor(() => expect(view.container.querySelectorAll('.place > iframe')).toHaveLength(1))
    view.unmount()
    await vi.waitFor(() => expect(onExit).toHaveBeenCalledTimes(1))
    expect(document.querySelectorAll('iframe')).toHaveLength(0)
  })
})
