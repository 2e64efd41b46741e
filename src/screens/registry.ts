import type { ComponentType } from 'react'
import type { ScreenName } from '../generated/flow.types.ts'
import { Consent } from './consent.tsx'
import type { LaterScreen } from './later-screens.ts'
import { laterPart, loadScreen } from './lazy-screen.ts'
import type { ScreenProps } from './view.ts'

type Screen = ComponentType<ScreenProps>

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
  'continue-on-phone': true,
  form: true,
  'confirm-exit': true,
}

export const screens = Object.fromEntries(
  (Object.keys(names) as ScreenName[]).map((name) => [name, name === 'consent' ? Consent : laterPart(name)]),
) as Record<ScreenName, Screen>

/**
 * Fetches a screen, or a part of consent, before it is shown; rejects if that fails.
 * @param isWhole with what the screen draws later than itself
 */
export async function preloadScreen(name: ScreenName | LaterScreen, isWhole = true): Promise<void> {
  if (name === 'consent') return
  const { preload } = await loadScreen(name)
  if (isWhole) await preload?.()
}
