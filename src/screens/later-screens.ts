/**
 * Names the file of each screen but the first. It is a file of its own, to which no other refers by name: a change of a
 * screen renames these two files only (docs/decisions/0024).
 */
import type { ComponentType } from 'react'
import type { ScreenName } from '../generated/flow.types.ts'
import type { ScreenProps } from './view.ts'

export interface ScreenChunk {
  default: ComponentType<ScreenProps>
  /** Fetches what the screen draws later than itself. */
  preload?: () => Promise<void>
}

/** Parts of the first screen that few flows have. */
type LaterPart = 'shared-data'

export type LaterScreen = Exclude<ScreenName, 'consent'> | LaterPart

type Loads = Readonly<Record<LaterScreen, () => Promise<ScreenChunk>>>

/** A screen has one name: of its file, in the flow and as a key here. */
export const screenLoads: Loads = {
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
    import('./error-submit-email.tsx').then(({ ErrorSubmitEmail, preload }) => ({
      default: ErrorSubmitEmail,
      preload,
    })),
  'add-source-website': () =>
    import('./add-source-website.tsx').then(({ AddSourceWebsite }) => ({ default: AddSourceWebsite })),
  'add-source-email': () =>
    import('./add-source-email.tsx').then(({ AddSourceEmail }) => ({ default: AddSourceEmail })),
  'add-source-thank-you': () =>
    import('./add-source-thank-you.tsx').then(({ AddSourceThankYou }) => ({ default: AddSourceThankYou })),
  'continue-on-phone': () =>
    import('./continue-on-phone.tsx').then(({ ContinueOnPhone }) => ({ default: ContinueOnPhone })),
  form: () => import('./form.tsx').then(({ Form }) => ({ default: Form })),
  'confirm-exit': () => import('./confirm-exit.tsx').then(({ ConfirmExit }) => ({ default: ConfirmExit })),
  'shared-data': () => import('./options/shared-data.tsx').then(({ SharedData }) => ({ default: SharedData })),
}

/** Screens that are shown without a session, before it or after it. */
export const standaloneLoads = {
  TokenGate: () => import('./token-gate.tsx').then((chunk) => chunk.TokenGate),
  ProblemScreen: () => import('./problem.tsx').then((chunk) => chunk.ProblemScreen),
  ConfirmExit: () => import('./confirm-exit.tsx').then((chunk) => chunk.ConfirmExit),
}
