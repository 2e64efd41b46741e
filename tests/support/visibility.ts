import type { Visibility } from '../../src/session/index.ts'

export const alwaysShown: Visibility = { isHidden: () => false, onceShown: () => () => {} }

/** A page that a test hides and shows. */
export function createVisibility(): { visibility: Visibility; hide: () => void; show: () => void } {
  const waiting = new Set<() => void>()
  let hidden = false
  return {
    visibility: {
      isHidden: () => hidden,
      onceShown: (run) => {
        waiting.add(run)
        return () => waiting.delete(run)
      },
    },
    hide: () => {
      hidden = true
    },
    show: () => {
      hidden = false
      const runs = [...waiting]
      waiting.clear()
      for (const run of runs) run()
    },
  }
}
