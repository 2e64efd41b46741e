/** The user actions of playthroughs. The compiler checks that each runner implements all of them. */
import type { EventName } from '../../../src/generated/flow.types.ts'
import type { DisplayedScreen, MessageKey } from './names.ts'

/** Actions that do more than press a button. */
interface OtherActions {
  search: { for: string }
  pick: { source: string }
  'give-website': { address: string }
  'give-email': { email: string }
  'sign-in': { as?: string; with?: string; agree?: boolean; fields?: Readonly<Record<string, string>> }
  answer: { with: string }
  'choose-method': { nth: number }
  'choose-accounts': { count: number }
  'enter-accounts': { numbers: readonly string[] }
  upload: { files?: readonly string[]; cancel?: true }
  wait: { seconds: number }
  'click-outside': object
  reload: object
}

/** A button: messages that its label may end with, and the event it sends. */
interface Button {
  labels: readonly MessageKey[]
  sends: EventName
}

const onAnyScreen = (label: MessageKey, sends: EventName) => ({ any: { labels: [label], sends } })

/** Actions that press a button, by the screens that have it. */
export const buttons = {
  continue: { consent: { labels: ['consent.continue'], sends: 'NEXT' } },
  cancel: {
    consent: { labels: ['consent.cancel'], sends: 'PROMPT_CLOSE' },
    'add-source-website': { labels: ['add-source-website.cancel'], sends: 'CANCEL' },
    'add-source-email': { labels: ['add-source-email.cancel'], sends: 'CANCEL' },
  },
  'use-credentials': {
    'choose-connection-method': {
      labels: ['choose-connection-method.credentials-button'],
      sends: 'METHOD_CREDENTIALS',
    },
  },
  'use-invoices': {
    'choose-connection-method': {
      labels: ['choose-connection-method.invoices-button'],
      sends: 'METHOD_UPLOAD_INVOICES',
    },
  },
  'ask-for-source': {
    'select-source': { labels: ['select-source.request', 'select-source.request-term'], sends: 'ADD_SOURCE' },
  },
  'get-help': { captcha: { labels: ['captcha.get-help'], sends: 'ASK_FOR_HELP' } },
  'try-again': {
    'error-try-again': { labels: ['error-try-again.retry'], sends: 'TRY_AGAIN' },
    'error-submit-email': { labels: ['retry.button'], sends: 'TRY_AGAIN' },
  },
  'change-source': { 'error-try-again': { labels: ['error-try-again.another'], sends: 'CHANGE_SOURCE' } },
  finish: {
    success: { labels: ['success.button'], sends: 'FINISH' },
    'add-source-thank-you': { labels: ['add-source-thank-you.button'], sends: 'FINISH' },
  },
  back: onAnyScreen('header.back', 'BACK'),
  close: onAnyScreen('header.close', 'PROMPT_CLOSE'),
  'confirm-exit': { 'confirm-exit': { labels: ['confirm-exit.confirm'], sends: 'CONFIRM_CLOSE' } },
  'cancel-exit': { 'confirm-exit': { labels: ['confirm-exit.cancel'], sends: 'CANCEL_CLOSE' } },
} as const satisfies Record<string, Partial<Record<DisplayedScreen | 'any', Button>>>

export type ButtonAction = keyof typeof buttons
type ActionParameters = OtherActions & Record<ButtonAction, object>

export type Action = { [Name in keyof ActionParameters]: { do: Name } & ActionParameters[Name] }[keyof ActionParameters]

/** What a runner does for each action, on its kind of widget. */
export type Performers<Widget> = {
  [Name in keyof ActionParameters]: (widget: Widget, parameters: ActionParameters[Name]) => void | Promise<void>
}

/** Performers of the actions in `buttons`. */
export function buttonPerformers<Widget>(
  press: (widget: Widget, byScreen: Partial<Record<string, Button>>) => void | Promise<void>,
) {
  const performers = Object.entries(buttons).map(([name, byScreen]) => [
    name,
    (widget: Widget) => press(widget, byScreen),
  ])
  return Object.fromEntries(performers) as Pick<Performers<Widget>, ButtonAction>
}

export function perform<Widget>(performers: Performers<Widget>, widget: Widget, action: Action): void | Promise<void> {
  const performer = performers[action.do] as (widget: Widget, action: Action) => void | Promise<void>
  return performer(widget, action)
}

/** The password that the sandbox accepts. */
export const validPassword = 'pass_good'

/** A file that the user chooses: a PDF if its name ends in .pdf, otherwise a picture. */
export function fileOf(name: string): { name: string; mimeType: string; text: string } {
  const isPdf = name.endsWith('.pdf')
  return { name, mimeType: isPdf ? 'application/pdf' : 'image/jpeg', text: isPdf ? '%PDF-1.7 invoice' : 'picture' }
}
