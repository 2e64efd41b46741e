import { useEffect } from 'react'
import type { CompiledFlow } from '../flow/index.ts'
import { preloadScreen } from '../screens/index.ts'

/**
 * Fetches the other screens of the flow while the user reads. It is inside the `Suspense` of the current screen, so that
 * nothing is fetched before that screen is there.
 */
export function Preload({ flow }: { flow: CompiledFlow }) {
  useEffect(() => preloadWhenIdle(flow), [flow])
  return null
}

/** Fetches the screens in the order of the flow. Returns a function that stops it. */
function preloadWhenIdle({ places }: CompiledFlow): () => void {
  const sorted = Object.values(places).sort((a, b) => a.order - b.order)
  const names = new Set(sorted.map(({ screen }) => screen))
  let stopped = false
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200))
  whenIdle(async () => {
    for (const name of names) {
      if (stopped) return
      await preloadScreen(name).catch(() => {})
    }
  })
  return () => {
    stopped = true
  }
}
