import { type ComponentType, lazy } from 'react'
import type { ScreenName } from '../generated/flow.types.ts'
import type { ScreenProps } from './view.ts'

type Screen = ComponentType<ScreenProps>
type Load = () => Promise<{ default: Screen }>

/** A screen's name is its file, its value in the flow and its key here. Each is a chunk of its own. */
const loads = {
  consent: () => import('./consent.tsx').then(({ Consent }) => ({ default: Consent })),
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
  success: () => import('./success.tsx').then(({ Success }) => ({ default: Success })),
  'error-try-again': () => import('./error-try-again.tsx').then(({ ErrorTryAgain }) => ({ default: ErrorTryAgain })),
  'error-submit-email': () =>
    import('./error-submit-email.tsx').then(({ ErrorSubmitEmail }) => ({ default: ErrorSubmitEmail })),
  'add-source-website': () =>
    import('./add-source-website.tsx').then(({ AddSourceWebsite }) => ({ default: AddSourceWebsite })),
  'add-source-email': () =>
    import('./add-source-email.tsx').then(({ AddSourceEmail }) => ({ default: AddSourceEmail })),
  'add-source-thank-you': () =>
    import('./add-source-thank-you.tsx').then(({ AddSourceThankYou }) => ({ default: AddSourceThankYou })),
  'confirm-exit': () => import('./confirm-exit.tsx').then(({ ConfirmExit }) => ({ default: ConfirmExit })),
} satisfies Record<ScreenName, Load>

const toLazy = ([name, load]: [string, Load]): [string, Screen] => [name, lazy(load)]

export const screens = Object.fromEntries(Object.entries(loads).map(toLazy)) as Record<keyof typeof loads, Screen>

/** Fetches a screen ahead of its turn; rejects when it cannot be had. */
export const preloadScreen = (name: ScreenName): Promise<unknown> => loads[name]()
