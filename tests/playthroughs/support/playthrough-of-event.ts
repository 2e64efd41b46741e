/** For every event that a host may get, a playthrough in which the widget tells it. */
import type { EventMetadata, HostEventName } from '../../../src/generated/messages.types.ts'

const longWay = 'connects-the-long-way-in-french'

export const playthroughOfEvent: Readonly<Record<HostEventName, string>> = {
  OPEN: longWay,
  TRANSITION_VIEW: longWay,
  SELECT_SOURCE: longWay,
  SEARCH_SOURCE: longWay,
  SUBMIT_CREDENTIALS: longWay,
  SUBMIT_MFA: longWay,
  SELECT_ACCOUNT: longWay,
  HANDOFF: longWay,
  SUBMIT_DOCUMENTS: 'uploads-invoices',
  ERROR: 'fails-in-german',
  EXIT: 'fails-in-german',
}

export const playthroughOfMfaType: Readonly<Record<NonNullable<EventMetadata['mfa_type']>, string>> = {
  choice: longWay,
  code: longWay,
  question: 'answers-a-security-question',
  captcha: 'reads-the-captcha',
}
