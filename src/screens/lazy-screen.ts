import { type ComponentType, createElement, lazy, useState } from 'react'
import type { LaterScreen, ScreenChunk } from './later-screens.ts'
import { loadLater } from './load-later.ts'
import { laterScreens } from './load-later-screens.ts'
import type { ScreenProps } from './view.ts'

type Screen = ComponentType<ScreenProps>

const loaded = new Map<LaterScreen, Screen>()

const loads = new Map<LaterScreen, Promise<ScreenChunk>>()

/** A screen that is wanted while it is fetched ahead is not requested a second time. */
export function loadScreen(name: LaterScreen): Promise<ScreenChunk> {
  const underWay = loads.get(name)
  if (underWay) return underWay
  const load = loadLater(async (query) => (await laterScreens(query)).screenLoads[name]())
  loads.set(name, load)
  load.then(
    (chunk) => loaded.set(name, chunk.default),
    () => loads.delete(name),
  )
  return load
}

const lazyScreens = new Map<LaterScreen, Screen>()

/** React's `lazy` keeps a failure, so each screen has one until `forgetFailedScreens`. */
function lazyScreen(name: LaterScreen): Screen {
  const known = lazyScreens.get(name)
  if (known) return known
  const made = lazy(() => loadScreen(name))
  lazyScreens.set(name, made)
  return made
}

/** A screen that could not be loaded is requested again when it is next drawn. */
export const forgetFailedScreens = (): void => lazyScreens.clear()

/** A preloaded screen is drawn at once: React's `lazy` alone would show its fallback for a third of a second. */
export function laterPart(name: LaterScreen): Screen {
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each screen, when the module loads
  return function Ready(props: ScreenProps) {
    const [Screen] = useState<Screen>(() => loaded.get(name) ?? lazyScreen(name))
    return createElement(Screen, props)
  }
}
