import { type ComponentType, createElement, lazy, useState } from 'react'
import type { ScreenName } from '../generated/flow.types.ts'
import { Consent } from './consent.tsx'
import type { ScreenChunk } from './later-screens.ts'
import { loadLater } from './load-later.ts'
import { laterScreens } from './load-later-screens.ts'
import type { ScreenProps } from './view.ts'

type Screen = ComponentType<ScreenProps>

const loaded = new Map<ScreenName, Screen>([['consent', Consent]])

async function load(name: ScreenName): Promise<ScreenChunk> {
  if (name === 'consent') return { default: Consent }
  const chunk = await loadLater(async () => (await laterScreens()).screenLoads[name]())
  loaded.set(name, chunk.default)
  return chunk
}

const lazyScreens = new Map<ScreenName, Screen>()

/** React's `lazy` keeps a failure, so each screen has one until `forgetFailedScreens`. */
function lazyScreen(name: ScreenName): Screen {
  const known = lazyScreens.get(name)
  if (known) return known
  const made = lazy(() => load(name))
  lazyScreens.set(name, made)
  return made
}

/** A screen that could not be loaded is requested again when it is next drawn. */
export const forgetFailedScreens = (): void => lazyScreens.clear()

/** A preloaded screen is drawn at once: React's `lazy` alone would show its fallback for a third of a second. */
function screenOf(name: ScreenName): Screen {
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each screen, when the module loads
  return function Ready(props: ScreenProps) {
    const [Screen] = useState<Screen>(() => loaded.get(name) ?? lazyScreen(name))
    return createElement(Screen, props)
  }
}

/** The compiler compares this table with the names that a flow may use. */
const names: Record<ScreenName, true> = {
  consent: true,
  'choose-connection-method': true,
  'select-source': true,
  'upload-invoices': true,
  credentials: true,
  progress: true,
  waiting: true,
  'select-account': true,
  captcha: true,
  'mfa-methods': true,
  question: true,
  success: true,
  'error-try-again': true,
  'error-submit-email': true,
  'add-source-website': true,
  'add-source-email': true,
  'add-source-thank-you': true,
  form: true,
  'confirm-exit': true,
}

export const screens = Object.fromEntries(
  (Object.keys(names) as ScreenName[]).map((name) => [name, screenOf(name)]),
) as Record<ScreenName, Screen>

/** Fetches a screen before it is shown; rejects if that fails. */
export async function preloadScreen(name: ScreenName): Promise<void> {
  const { preload } = await load(name)
  await preload?.()
}
