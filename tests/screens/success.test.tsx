// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Success } from '../../src/screens/success.tsx'
import { renderScreen } from '../support/render-screen.tsx'

const lottie = vi.hoisted(() => ({ seek: vi.fn(), play: vi.fn(), setDisplayRef: vi.fn(), options: vi.fn() }))
vi.mock('lottie-react', () => ({
  useLottieLight: (options: { subscriptions: { complete: () => void } }) => {
    lottie.options(options)
    return lottie
  },
}))

describe('success', () => {
  afterEach(() => vi.useRealTimers())

  it('replays its check from frame 85 after 900 ms', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
    renderScreen(Success)
    await vi.waitFor(() => expect(lottie.setDisplayRef).toHaveBeenCalled())
    vi.useFakeTimers()
    act(() => lottie.options.mock.lastCall?.[0].subscriptions.complete())
    await vi.advanceTimersByTimeAsync(899)
    expect(lottie.seek).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(lottie.seek).toHaveBeenCalledExactlyOnceWith(85)
  })
})
