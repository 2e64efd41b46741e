import { expect, it, vi } from 'vitest'
import { whenIdle } from '../../src/widget/idle.ts'

const page = (given: Partial<Window>) =>
  ({
    requestAnimationFrame: () => 0,
    requestIdleCallback: (idle: () => void) => idle(),
    setTimeout,
    ...given,
  }) as Window

it('does not wait for a hidden page to be painted', async () => {
  vi.useFakeTimers()
  const isIdle = vi.fn()
  void whenIdle(page({})).then(isIdle)
  await vi.advanceTimersByTimeAsync(999)
  expect(isIdle).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isIdle).toHaveBeenCalled()
  vi.useRealTimers()
})

it('waits for nothing else once a page is painted', async () => {
  await expect(whenIdle(page({ requestAnimationFrame: (painted) => Number(painted(0)) }))).resolves.toBeUndefined()
})
