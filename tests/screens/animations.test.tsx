// @vitest-environment jsdom
/** Which screens have a picture, and which of them move (conformance 2.84, 2.87, 2.90). */
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preloadScreen, screens } from '../../src/screens/index.ts'
import { Success } from '../../src/screens/success.tsx'
import errorSource from '../../src/ui/animations/error.json'
import { renderScreen } from '../support/render-screen.tsx'

const lottie = vi.hoisted(() => ({ seek: vi.fn(), play: vi.fn(), setDisplayRef: vi.fn(), options: vi.fn() }))
vi.mock('lottie-react', () => ({
  useLottieLight: (options: { subscriptions: { complete: () => void } }) => {
    lottie.options(options)
    return lottie
  },
}))

/** A page with a layout, whose user has not asked for less motion. */
const pageIs = (matched: string) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === matched,
    addEventListener() {},
    removeEventListener() {},
  }))

/** Its player and its drawing come when they are first needed. */
const played = () => vi.waitFor(() => expect(lottie.setDisplayRef).toHaveBeenCalled(), 15_000)

describe('animations', () => {
  beforeEach(() => vi.clearAllMocks())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('success replays its check from frame 85 after 900 ms', async () => {
    pageIs('none')
    await preloadScreen('success')
    renderScreen(Success)
    await played()
    vi.useFakeTimers()
    act(() => lottie.options.mock.lastCall?.[0].subscriptions.complete())
    await vi.advanceTimersByTimeAsync(899)
    expect(lottie.seek).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(lottie.seek).toHaveBeenCalledExactlyOnceWith(85)
  })

  it.each([
    ['180', '(min-height: 720px)'],
    ['80', 'nothing'],
  ])('error-submit-email plays the error, %s px high, where the page matches %s', async (height, matched) => {
    pageIs(matched)
    await preloadScreen('error-submit-email')
    const { container } = renderScreen(screens['error-submit-email'])
    await played()
    expect(lottie.options.mock.lastCall?.[0]).toMatchObject({ autoplay: true, src: errorSource })
    expect(container.querySelector<HTMLElement>('[aria-hidden=true]')?.style.height).toBe(`${height}px`)
  })

  it.each(['error-try-again', 'add-source-thank-you'] as const)('%s has a picture that stands still', async (name) => {
    await preloadScreen(name)
    pageIs('none')
    const { container } = renderScreen(screens[name])
    expect(container.querySelector('[aria-hidden=true] > svg')).toHaveAttribute('height', '120')
    expect(lottie.options).not.toHaveBeenCalled()
  })
})
