/**
 * Facts about the API and the screens that a flow does not contain. Tests compare them with the schemas, with what the
 * session sends and with the payloads of the screens' events.
 */
import { failedStatuses } from '../../../generated/api.names.ts'
import type { CallName, EventName, ReadName, ScreenName, StatusName } from '../../../generated/flow.types.ts'

/** `thing`: an object, list or text that a flow passes on without looking inside. */
export type ValueKind = 'boolean' | 'text' | 'thing'

/** A word with at most this many wrong letters counts as mistyped. */
export const mostWrongLetters = 2

/** Screens of which a text says why they are shown: its key, and the statuses and failed calls that it fits. */
export const reasonShown: Partial<Record<ScreenName, { key: string; fits: readonly (StatusName | CallName)[] }>> = {
  'error-try-again': { key: 'error-try-again.heading', fits: ['InvalidCredentials', 'connect'] },
}

/** What the session knows before the flow starts. */
export const sessionKeys = { source: 'thing', status: 'text' } satisfies Record<string, ValueKind>

export interface PayloadKey {
  key: string
  kind: ValueKind
  /** It goes only to the call that sends it and is stored nowhere. */
  secret?: true
  /** The only screen that sends it. */
  from?: ScreenName
}

/** The payloads of events. */
export const payloads: Partial<Record<EventName, readonly PayloadKey[]>> = {
  SELECT_SOURCE: [{ key: 'source', kind: 'thing' }],
  SUBMIT_CREDENTIALS: [
    { key: 'fields', kind: 'thing', secret: true },
    { key: 'sandbox', kind: 'boolean' },
  ],
  SUBMIT_ANSWER: [{ key: 'answer', kind: 'text', secret: true }],
  SELECT_METHOD: [{ key: 'methodId', kind: 'text' }],
  SUBMIT_ACCOUNTS: [
    { key: 'accounts', kind: 'thing' },
    { key: 'chosen', kind: 'thing' },
  ],
  SUBMIT_MANUAL_ACCOUNTS: [
    { key: 'accounts', kind: 'thing' },
    { key: 'chosen', kind: 'thing' },
  ],
  SUBMIT_INVOICES: [
    { key: 'files', kind: 'thing' },
    { key: 'onProgress', kind: 'thing' },
  ],
  SUBMIT_REQUEST: [{ key: 'email', kind: 'text' }],
  NEXT: [{ key: 'url', kind: 'text', from: 'add-source-website' }],
  SUBMIT_EMAIL: [{ key: 'email', kind: 'text' }],
  SUBMIT_FORM: [{ key: 'answers', kind: 'thing' }],
}

interface Sent {
  /** Data fields and payload keys that it sends: the server refuses the call without one of them. */
  data: readonly string[]
  payload: readonly string[]
  /** Whether it answers with a result. */
  answers: boolean
}

export const calls: Readonly<Record<CallName, Sent>> = {
  connect: { data: ['source'], payload: ['fields'], answers: true },
  selectAccounts: { data: [], payload: ['accounts'], answers: false },
  selectManualAccounts: { data: [], payload: ['accounts'], answers: false },
  answerCaptcha: { data: [], payload: ['answer'], answers: false },
  selectMfaMethod: { data: [], payload: ['methodId'], answers: false },
  answerMfa: { data: [], payload: ['answer'], answers: false },
  answerSecurityQuestion: { data: [], payload: ['answer'], answers: false },
  reportError: { data: [], payload: ['email'], answers: false },
  addSource: { data: ['website'], payload: ['email'], answers: false },
  upload: { data: ['source'], payload: ['files'], answers: true },
}

/** Data fields that a screen needs. */
export const screenNeeds: Partial<Record<ScreenName, readonly string[]>> = { credentials: ['source'] }

interface WidgetField {
  /** Its value at the start; absent where it may have any. */
  atFirst?: null | boolean
}

/** Data fields that the widget knows by name. */
export const widgetFields: Readonly<Record<string, WidgetField>> = {
  source: {},
  website: { atFirst: null },
  chosenAccounts: { atFirst: null },
  takenOver: { atFirst: false },
  problem: { atFirst: null },
  sandboxValues: { atFirst: false },
}

/** The questions of the API: in which statuses it asks them, and which calls answer them. */
export const questions: Partial<Record<ReadName, { statuses: readonly StatusName[]; answers: readonly CallName[] }>> = {
  captcha: { statuses: ['Captcha'], answers: ['answerCaptcha'] },
  mfaMethods: { statuses: ['MfaMethodChoice'], answers: ['selectMfaMethod'] },
  mfaQuestion: { statuses: ['MfaQuestion', 'MfaQuestionInvalidAnswer'], answers: ['answerMfa'] },
  securityQuestion: { statuses: ['SecurityQuestion'], answers: ['answerSecurityQuestion'] },
  accounts: { statuses: ['AccountSelection'], answers: ['selectAccounts', 'selectManualAccounts'] },
}

/** Screens of a session that goes on elsewhere, and that this page follows. */
export const followers: readonly ScreenName[] = ['continue-on-phone']

/** Final statuses. */
export const endings: readonly StatusName[] = ['Connected', ...failedStatuses]
