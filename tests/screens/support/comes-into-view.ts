import { vi } from 'vitest'
import { pass } from '../../support/render-screen.tsx'

/** jsdom has no layout: returns what makes the end of a list that is drawn in parts visible. With fake timers. */
export function stubViewport(): () => Promise<void> {
  const seen: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        seen.push(() => report([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  return async () => {
    seen.at(-1)?.()
    await pass(0)
  }
}
