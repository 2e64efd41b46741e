/**
 * What the API and the screens know that no flow says. Tests hold it to the schemas, to what the session sends and to
 * what the screens' events carry.
 */
import type { ClientInfo } from '../../../generated/api.types.ts'
import type { CallName, EventName, ReadName, ScreenName, StatusName } from '../../../generated/flow.types.ts'

/** A thing is passed on without looking inside: an object, a list, a text. */
export type Kind = 'boolean' | 'text' | 'thing'

/** Keys of client info. */
export const clientKeys = {
  name: 'text',
  image_url: 'text',
  language: 'text',
  privacy_policy_url: 'text',
  terms_of_use_url: 'text',
  account_select_mode: 'text',
  allow_document_upload: 'boolean',
  show_step_consent: 'boolean',
  show_step_add_source: 'boolean',
  show_step_select_account: 'boolean',
  show_step_add_account: 'boolean',
  mode: 'text',
  update_mode: 'thing',
  allowed_origins: 'thing',
  flow: 'text',
  theme: 'thing',
} satisfies Record<keyof ClientInfo, Kind>

/** What the session found out before the flow starts. */
export const sessionKeys = { source: 'thing', status: 'text' } satisfies Record<string, Kind>

export interface Payload {
  key: string
  kind: Kind
  /** Kept nowhere: it goes to the one call that sends it. */
  secret?: true
  /** The only screen that gives it. */
  from?: ScreenName
}

/** What events carry. */
export const payloads: Partial<Record<EventName, readonly Payload[]>> = {
  SELECT_SOURCE: [{ key: 'source', kind: 'thing' }],
  SUBMIT_CREDENTIALS: [
    { key: 'fields', kind: 'thing', secret: true },
    { key: 'sandbox', kind: 'boolean' },
  ],
  SUBMIT_ANSWER: [{ key: 'answer', kind: 'text', secret: true }],
  SELECT_METHOD: [{ key: 'methodId', kind: 'text' }],
  SUBMIT_ACCOUNTS: [{ key: 'accounts', kind: 'thing' }],
  SUBMIT_MANUAL_ACCOUNTS: [{ key: 'accounts', kind: 'thing' }],
  SUBMIT_INVOICES: [
    { key: 'files', kind: 'thing' },
    { key: 'onProgress', kind: 'thing' },
  ],
  SUBMIT_REQUEST: [{ key: 'email', kind: 'text' }],
  NEXT: [{ key: 'url', kind: 'text', from: 'add-source-website' }],
  SUBMIT_EMAIL: [{ key: 'email', kind: 'text' }],
}

interface Sent {
  /** Data fields and keys of the event that it sends: without one of them the server refuses it. */
  data: readonly string[]
  payload: readonly string[]
  /** Whether its answer is more than "done". */
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

/** Data fields without which a screen has nothing to show. */
export const screenNeeds: Partial<Record<ScreenName, readonly string[]>> = { credentials: ['source'] }

interface WidgetField {
  /** What it is before anything has happened, and what the widget shows of anything else. */
  atFirst?: null | boolean
  shows?: string
}

/** Data fields that the widget knows by name. */
export const widgetFields: Readonly<Record<string, WidgetField>> = {
  source: {},
  website: { atFirst: null, shows: 'an address that nobody typed' },
  problem: { atFirst: null, shows: 'a problem that nobody had' },
  sandboxValues: { atFirst: false, shows: 'hints for values that nobody sent' },
}

/** Where the API waits for the user: what is asked under which statuses, and what answers it. */
export const questions: Partial<Record<ReadName, { statuses: readonly StatusName[]; answers: readonly CallName[] }>> = {
  captcha: { statuses: ['Captcha'], answers: ['answerCaptcha'] },
  mfaMethods: { statuses: ['MfaMethodChoice'], answers: ['selectMfaMethod'] },
  mfaQuestion: { statuses: ['MfaQuestion', 'MfaQuestionInvalidAnswer'], answers: ['answerMfa'] },
  securityQuestion: { statuses: ['SecurityQuestion'], answers: ['answerSecurityQuestion'] },
  accounts: { statuses: ['AccountSelection'], answers: ['selectAccounts', 'selectManualAccounts'] },
}

/** The connection has failed: there is no result for the host. */
export const failures: readonly StatusName[] = ['InvalidCredentials', 'Error']

/** Nothing else comes after these. */
export const endings: readonly StatusName[] = ['Connected', ...failures]
