/** How a session gets to each place of the recovery table, and what it sends there. */
import type { UserEvent } from '../../../src/engine/index.ts'
import type { CallName, ReadName } from '../../../src/generated/flow.types.ts'
import type { CallName as ApiCall } from '../../hostile/support/valid-answers.ts'
import { source } from '../../hostile/support/valid-answers.ts'

export interface RecoveryPlace {
  inputs: object
  /** Found by the first status check. */
  status?:
    | 'Captcha'
    | 'MfaMethodChoice'
    | 'MfaQuestion'
    | 'SecurityQuestion'
    | 'AccountSelection'
    | 'MfaQuestionNoAnswer'
  events: readonly UserEvent[]
  /** The event after which the call is made there. */
  sends?: Partial<Record<CallName, UserEvent>>
}

const select: UserEvent = { type: 'SELECT_SOURCE', source: source('Power') }
const underWay = { workUnderWay: true, accountSelectMode: 'Multiple' }
const answer: UserEvent = { type: 'SUBMIT_ANSWER', answer: '1' }

export const places: Readonly<Record<string, RecoveryPlace>> = {
  selectSource: { inputs: {}, events: [{ type: 'NEXT' }] },
  uploadInvoices: {
    inputs: { allowDocumentUpload: true },
    events: [{ type: 'NEXT' }, { type: 'METHOD_UPLOAD_INVOICES' }, select],
    sends: { upload: { type: 'SUBMIT_INVOICES', files: [new File(['%PDF-1.7'], 'a.pdf')] } },
  },
  'enterCredentials.credentials-submitting': {
    inputs: {},
    events: [{ type: 'NEXT' }, select],
    sends: { connect: { type: 'SUBMIT_CREDENTIALS', fields: [], sandbox: false } },
  },
  'enterCredentials.select-account': {
    inputs: underWay,
    status: 'AccountSelection',
    events: [],
    sends: {
      selectAccounts: { type: 'SUBMIT_ACCOUNTS', accounts: ['a1'] },
      selectManualAccounts: { type: 'SUBMIT_MANUAL_ACCOUNTS', accounts: ['4711'] },
    },
  },
  'enterCredentials.captcha': { inputs: underWay, status: 'Captcha', events: [], sends: { answerCaptcha: answer } },
  'enterCredentials.mfa-choose-method': {
    inputs: underWay,
    status: 'MfaMethodChoice',
    events: [],
    sends: { selectMfaMethod: { type: 'SELECT_METHOD', methodId: 'sms' } },
  },
  'enterCredentials.mfa-question': {
    inputs: underWay,
    status: 'MfaQuestion',
    events: [],
    sends: { answerMfa: answer },
  },
  'enterCredentials.mfa-security-question': {
    inputs: underWay,
    status: 'SecurityQuestion',
    events: [],
    sends: { answerSecurityQuestion: answer },
  },
  'enterCredentials.polling': { inputs: underWay, events: [] },
  'enterCredentials.polling-mfa-no-answer': { inputs: underWay, status: 'MfaQuestionNoAnswer', events: [] },
  errorSubmitEmail: {
    inputs: underWay,
    status: 'Captcha',
    events: [{ type: 'ASK_FOR_HELP' }],
    sends: { reportError: { type: 'SUBMIT_EMAIL', email: 'a@b.example' } },
  },
  'addSource.email': {
    inputs: { showAddSource: true },
    events: [{ type: 'NEXT' }, { type: 'ADD_SOURCE' }, { type: 'NEXT', url: 'https://power.example' }],
    sends: { addSource: { type: 'SUBMIT_REQUEST', email: 'a@b.example' } },
  },
}

/** The call of the API behind each call or read of a flow. */
export const apiCalls: Readonly<Record<CallName | ReadName, ApiCall>> = {
  connect: 'connect',
  selectAccounts: 'accountSelect',
  selectManualAccounts: 'accountSelectManual',
  answerCaptcha: 'captchaAnswer',
  answerMfa: 'mfaAnswer',
  answerSecurityQuestion: 'questionAnswer',
  selectMfaMethod: 'mfaMethodsSelect',
  reportError: 'connectionError',
  addSource: 'sourceAdd',
  upload: 'upload',
  connectionStatus: 'status',
  sources: 'sources',
  accounts: 'accountList',
  mfaQuestion: 'mfaGet',
  mfaMethods: 'mfaMethodsGet',
  securityQuestion: 'questionGet',
  captcha: 'captchaGet',
}
