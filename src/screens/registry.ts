import { type ComponentType, createElement, lazy, useState } from 'react'
import type { ScreenName } from '../generated/flow.types.ts'
import { Consent } from './consent.tsx'
import type { ScreenProps } from './view.ts'

type Screen = ComponentType<ScreenProps>

interface ScreenChunk {
  default: Screen
  /** Fetches what the screen draws later than itself. */
  preload?: () => Promise<void>
}

type Load = () => Promise<ScreenChunk>

/** A screen has one name: of its file, in the flow and as a key here. Each is a chunk of its own, except the first. */
const loads = {
  consent: async () => ({ default: Consent }),
  'choose-connection-method': () =>
    import('./choose-connection-method.tsx').then(({ ChooseConnectionMethod }) => ({
      default: ChooseConnectionMethod,
    })),
  'select-source': () => import('./select-source.tsx').then(({ SelectSource }) => ({ default: SelectSource })),
  'upload-invoices': () => import('./upload-invoices.tsx').then(({ UploadInvoices }) => ({ default: UploadInvoices })),
  credentials: () => import('./credentials.tsx').then(({ Credentials }) => ({ default: Credentials })),
  progress: () => import('./progress.tsx').then(({ Progress }) => ({ default: Progress })),
  waiting: () => import('./waiting.tsx').then(({ Waiting }) => ({ default: Waiting })),
  'select-account': () => import('./select-account.tsx').then(({ SelectAccount }) => ({ default: SelectAccount })),
  captcha: () => import('./captcha.tsx').then(({ Captcha }) => ({ default: Captcha })),
  'mfa-methods': () => import('./mfa-methods.tsx').then(({ MfaMethods }) => ({ default: MfaMethods })),
  question: () => import('./question.tsx').then(({ Question }) => ({ default: Question })),
  success: () => import('./success.tsx').then(({ Success, preload }) => ({ default: Success, preload })),
  'error-try-again': () => import('./error-try-again.tsx').then(({ ErrorTryAgain }) => ({ default: ErrorTryAgain })),
  'error-submit-email': () =>
    import('./error-submit-email.tsx').then(({ ErrorSubmitEmail }) => ({ default: ErrorSubmitEmail })),
  'add-source-website': () =>
    import('./add-source-website.tsx').then(({ AddSourceWebsite }) => ({ default: AddSourceWebsite })),
  'add-source-email': () =>
    import('./add-source-email.tsx').then(({ AddSourceEmail }) => ({ default: AddSourceEmail })),
  'add-source-thank-you': () =>
    import('./add-source-thank-you.tsx').then(({ AddSourceThankYou }) => ({ default: AddSourceThankYou })),
  form: () => import('./form.tsx').then(({ Form }) => ({ default: Form })),
  'confirm-exit': () => import('./confirm-exit.tsx').then(({ ConfirmExit }) => ({ default: ConfirmExit })),
} satisfies Record<ScreenName, Load>

const loaded = new Map<ScreenName, Screen>([['consent', Consent]])

async function load(name: ScreenName): Promise<ScreenChunk> {
  const chunk: ScreenChunk = await loads[name]()
  loaded.set(name, chunk.default)
  return chunk
}

/** A preloaded screen is drawn at once: React's `lazy` alone would show its fallback for a third of a second. */
function screenOf(name: ScreenName): Screen {
  const Lazy = lazy(() => load(name))
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each screen, when the module loads
  return function Ready(props: ScreenProps) {
    const [Screen] = useState<Screen>(() => loaded.get(name) ?? Lazy)
    return createElement(Screen, props)
  }
}

export const screens = Object.fromEntries(
  (Object.keys(loads) as ScreenName[]).map((name) => [name, screenOf(name)]),
) as Record<ScreenName, Screen>

/** Fetches a screen before it is shown; rejects if that fails. */
export async function preloadScreen(name: ScreenName): Promise<void> {
  const { preload } = await load(name)
  await preload?.()
}
