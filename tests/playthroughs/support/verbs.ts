/** What a user can do in a playthrough. Each runner carries out the same list, and the compiler compares them. */
import type { EventName } from '../../../src/generated/flow.types.ts'
import type { Key, Seen } from './seen.ts'

/** Verbs with something to say about them. */
interface GivenVerbs {
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

/** A button: its words end in those of one of these keys; the event it sends. */
interface Button {
  says: readonly Key[]
  sends: EventName
}

const always = (says: Key, sends: EventName) => ({ anywhere: { says: [says], sends } })

/** Verbs that press a button, by the screens where it stands. */
export const buttons = {
  continue: { consent: { says: ['consent.continue'], sends: 'NEXT' } },
  cancel: {
    consent: { says: ['consent.cancel'], sends: 'PROMPT_CLOSE' },
    'add-source-website': { says: ['add-source-website.cancel'], sends: 'CANCEL' },
    'add-source-email': { says: ['add-source-email.cancel'], sends: 'CANCEL' },
  },
  'use-credentials': {
    'choose-connection-method': { says: ['choose-connection-method.credentials-button'], sends: 'METHOD_CREDENTIALS' },
  },
  'use-invoices': {
    'choose-connection-method': { says: ['choose-connection-method.invoices-button'], sends: 'METHOD_UPLOAD_INVOICES' },
  },
  'ask-for-source': {
    'select-source': { says: ['select-source.request', 'select-source.request-term'], sends: 'ADD_SOURCE' },
  },
  'get-help': { captcha: { says: ['captcha.get-help'], sends: 'ASK_FOR_HELP' } },
  'try-again': {
    'error-try-again': { says: ['error-try-again.retry'], sends: 'TRY_AGAIN' },
    'error-submit-email': { says: ['retry.button'], sends: 'TRY_AGAIN' },
  },
  'change-source': { 'error-try-again': { says: ['error-try-again.another'], sends: 'CHANGE_SOURCE' } },
  finish: {
    success: { says: ['success.button'], sends: 'FINISH' },
    'add-source-thank-you': { says: ['add-source-thank-you.button'], sends: 'FINISH' },
  },
  back: always('header.back', 'BACK'),
  close: always('header.close', 'PROMPT_CLOSE'),
  'confirm-exit': { 'confirm-exit': { says: ['confirm-exit.confirm'], sends: 'CONFIRM_CLOSE' } },
  'cancel-exit': { 'confirm-exit': { says: ['confirm-exit.cancel'], sends: 'CANCEL_CLOSE' } },
} as const satisfies Record<string, Partial<Record<Seen | 'anywhere', Button>>>

export type ButtonVerb = keyof typeof buttons
type Verbs = GivenVerbs & Record<ButtonVerb, object>

export type Do = { [Verb in keyof Verbs]: { do: Verb } & Verbs[Verb] }[keyof Verbs]

export type Actions<World> = {
  [Verb in keyof Verbs]: (world: World, given: Verbs[Verb]) => void | Promise<void>
}

/** The verbs of `buttons`, carried out by `press`. */
export function pressing<World>(
  press: (world: World, places: Partial<Record<string, Button>>) => void | Promise<void>,
) {
  const actions = Object.entries(buttons).map(([verb, places]) => [verb, (world: World) => press(world, places)])
  return Object.fromEntries(actions) as Pick<Actions<World>, ButtonVerb>
}

/** Lets a world do what a moment says. */
export function act<World>(actions: Actions<World>, world: World, moment: Do): void | Promise<void> {
  const action = actions[moment.do] as (world: World, given: Do) => void | Promise<void>
  return action(world, moment)
}

/** The sandbox's password, unless a playthrough gives another. */
export const usualPassword = 'pass_good'

/** A file as a user might have it: what ends in .pdf is one. */
export function fileOf(name: string): { name: string; mimeType: string; text: string } {
  const isPdf = name.endsWith('.pdf')
  return { name, mimeType: isPdf ? 'application/pdf' : 'image/jpeg', text: isPdf ? '%PDF-1.7 invoice' : 'picture' }
}
