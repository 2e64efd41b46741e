/** Which event the host gets for a call or an event of the flow: the only such table (docs/decisions/0022). */
import type { CallName, EventName } from '../../generated/flow.types.ts'
import type { EventMetadata, HostEventName } from '../../generated/messages.types.ts'

/** An event, and what is added to the metadata that every event has. */
export interface HostEvent extends Pick<EventMetadata, 'error_code' | 'mfa_type' | 'exit_status'> {
  name: HostEventName
}

const calls: Readonly<Record<CallName, HostEvent | null>> = {
  connect: { name: 'SUBMIT_CREDENTIALS' },
  upload: { name: 'SUBMIT_DOCUMENTS' },
  selectAccounts: { name: 'SELECT_ACCOUNT' },
  selectManualAccounts: { name: 'SELECT_ACCOUNT' },
  answerMfa: { name: 'SUBMIT_MFA', mfa_type: 'code' },
  selectMfaMethod: { name: 'SUBMIT_MFA', mfa_type: 'choice' },
  answerSecurityQuestion: { name: 'SUBMIT_MFA', mfa_type: 'question' },
  answerCaptcha: { name: 'SUBMIT_MFA', mfa_type: 'captcha' },
  addSource: null,
  reportError: null,
}

const userEvents: Readonly<Partial<Record<EventName, HostEvent>>> = { SELECT_SOURCE: { name: 'SELECT_SOURCE' } }

/** @param event a user's event or an outcome */
export function hostEventsOf(event: string, made: readonly CallName[]): HostEvent[] {
  return [userEvents[event as EventName], ...made.map((call) => calls[call])].filter((event) => !!event)
}
