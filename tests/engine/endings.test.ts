import {
  asked,
  chosen,
  done,
  failed,
  type Move,
  pollExpired,
  pollFailed,
  polling,
  select,
  source,
  status,
  submit,
  timedOut,
} from './support/drive.ts'
import { describeTransitions } from './support/rows.ts'

const adding = { showAddSource: true }
const request: Move = { type: 'SUBMIT_REQUEST', email: 'a@example.com' }
const website: Move[] = ['NEXT', 'ADD_SOURCE', { type: 'NEXT', url: 'https://power.example' }]
const wrong = [...polling, status('InvalidCredentials')]
const broken = [...polling, status('Error')]
const email: Move = { type: 'SUBMIT_EMAIL', email: 'a@example.com' }
const close = ['emit close']
const confirm = 'confirmExit'

describeTransitions('add-source wizard: website, then email, then thankyou', [
  { says: 'ADD_SOURCE: to addSource', in: adding, by: ['NEXT', 'ADD_SOURCE'], to: 'addSource.website' },
  {
    says: 'ADD_SOURCE: nowhere unless enabled for the client',
    by: ['NEXT', 'ADD_SOURCE'],
    to: 'selectSource',
    effects: [],
  },
  {
    says: 'website: Continue',
    in: adding,
    by: website,
    to: 'addSource.email',
    data: { website: 'https://power.example' },
  },
  {
    says: 'website: Cancel',
    in: adding,
    by: ['NEXT', 'ADD_SOURCE', 'CANCEL'],
    to: 'selectSource',
    effects: ['load sources'],
  },
  { says: 'website: Back', in: adding, by: ['NEXT', 'ADD_SOURCE', 'BACK'], to: 'selectSource' },
  { says: 'email: Cancel returns to website', in: adding, by: [...website, 'CANCEL'], to: 'addSource.website' },
  { says: 'email: Back returns to website', in: adding, by: [...website, 'BACK'], to: 'addSource.website' },
  {
    says: 'email: Submit Request',
    in: adding,
    by: [...website, request],
    to: 'addSource.email',
    effects: ['call addSource'],
  },
  {
    says: 'email: success leads to thankyou',
    in: adding,
    by: [...website, request, done()],
    to: 'addSource.thankyou',
    effects: [],
  },
  {
    says: 'email: error leads to thankyou',
    in: adding,
    by: [...website, request, failed('X')],
    to: 'addSource.thankyou',
    effects: [],
  },
  {
    says: 'thankyou: Sounds Good confirms close',
    in: adding,
    by: [...website, request, done(), 'FINISH'],
    to: 'closed',
    effects: close,
  },
  {
    says: 'thankyou: close without asking',
    in: adding,
    by: [...website, request, done(), 'PROMPT_CLOSE'],
    to: 'closed',
    effects: close,
  },
  { says: 'thankyou: no way back', in: adding, by: [...website, request, done(), 'BACK'], to: 'addSource.thankyou' },
])

describeTransitions('errors', [
  {
    says: 'TRY_AGAIN: back to enterCredentials',
    by: [...wrong, 'TRY_AGAIN'],
    to: 'enterCredentials.credentials',
    data: { source },
  },
  {
    says: 'TRY_AGAIN: to selectSource if resumed without a source',
    in: { mode: 'Refresh' },
    by: [status('InvalidCredentials'), 'TRY_AGAIN'],
    to: 'selectSource',
  },
  {
    says: 'CHANGE_SOURCE: to selectSource',
    by: [...wrong, 'CHANGE_SOURCE'],
    to: 'selectSource',
    data: { source },
    effects: ['load sources'],
  },
  {
    says: 'CHANGE_SOURCE: to selectSource though preselected',
    in: { source },
    by: ['NEXT', submit, failed('INVALID_CURP'), 'CHANGE_SOURCE'],
    to: 'selectSource',
  },
  {
    says: 'CHANGE_SOURCE and on',
    in: { source },
    by: ['NEXT', submit, failed('INVALID_CURP'), 'CHANGE_SOURCE', select],
    to: 'enterCredentials.credentials',
  },
  {
    says: 'CHANGE_SOURCE, Back and on: the list stays within reach though preselected',
    in: { source },
    by: ['NEXT', submit, failed('INVALID_CURP'), 'CHANGE_SOURCE', 'BACK', 'NEXT'],
    to: 'selectSource',
  },
  {
    says: 'CHANGE_SOURCE, another source, Back: to the list though preselected',
    in: { source },
    by: ['NEXT', submit, failed('INVALID_CURP'), 'CHANGE_SOURCE', select, 'BACK'],
    to: 'selectSource',
  },
  {
    says: 'CHANGE_SOURCE: hidden in info-update mode',
    in: { source, mode: 'UpdateCredentials' },
    by: ['NEXT', submit, failed('INVALID_CURP'), 'CHANGE_SOURCE'],
    to: 'errorTryAgain',
    effects: [],
  },
  { says: 'errorTryAgain: no way back', by: [...wrong, 'BACK'], to: 'errorTryAgain', effects: [] },
  {
    says: 'errorSubmitEmail: the e-mail is sent',
    by: [...broken, email],
    to: 'errorSubmitEmail',
    effects: ['call reportError'],
  },
  { says: 'errorSubmitEmail: success closes', by: [...broken, email, done()], to: 'closed', effects: close },
  { says: 'errorSubmitEmail: failure closes', by: [...broken, email, failed()], to: 'closed', effects: close },
  { says: 'errorSubmitEmail: back to selectSource', by: [...broken, 'BACK'], to: 'selectSource' },
  {
    says: 'errorSubmitEmail: back to consent if preselected',
    in: { source },
    by: ['NEXT', submit, done(), status('Error'), 'BACK'],
    to: 'consent',
  },
  {
    says: 'errorSubmitEmail: no way back without consent and a list',
    in: { source, showConsent: false },
    by: [submit, done(), status('Error'), 'BACK'],
    to: 'errorSubmitEmail',
    effects: [],
  },
  {
    says: 'errorSubmitEmail: TRY_AGAIN with the same source',
    by: [...broken, 'TRY_AGAIN'],
    to: 'enterCredentials.credentials',
    data: { source },
  },
  {
    says: 'errorSubmitEmail: TRY_AGAIN without a source',
    in: { mode: 'Refresh' },
    by: [status('Error'), 'TRY_AGAIN'],
    to: 'selectSource',
  },
  ...[timedOut, pollFailed].map((interruption) => ({
    says: 'errorSubmitEmail: TRY_AGAIN goes on polling where it was interrupted',
    by: [...polling, interruption, 'TRY_AGAIN'] as Move[],
    to: 'enterCredentials.polling',
    data: { problem: null },
    effects: ['poll 2000/240000'],
  })),
  {
    says: 'errorSubmitEmail: no TRY_AGAIN in a session that has expired',
    by: [...polling, pollExpired, 'TRY_AGAIN'],
    to: 'errorSubmitEmail',
    effects: [],
  },
  {
    says: 'errorSubmitEmail: no TRY_AGAIN for who asked for help',
    by: [...asked('Captcha'), 'ASK_FOR_HELP', 'TRY_AGAIN'],
    to: 'errorSubmitEmail',
    effects: [],
  },
])

describeTransitions('exit', [
  {
    says: 'prompting sets a confirm state',
    by: [...chosen, 'PROMPT_CLOSE'],
    to: 'enterCredentials.credentials',
    overlay: confirm,
    effects: [],
  },
  {
    says: 'cancel clears it',
    by: [...chosen, 'PROMPT_CLOSE', 'CANCEL_CLOSE'],
    to: 'enterCredentials.credentials',
    effects: [],
  },
  {
    says: 'confirming broadcasts the close message',
    by: [...chosen, 'PROMPT_CLOSE', 'CONFIRM_CLOSE'],
    to: 'closed',
    effects: close,
  },
  {
    says: 'confirming without prompting means nothing',
    by: [...chosen, 'CONFIRM_CLOSE'],
    to: 'enterCredentials.credentials',
    effects: [],
  },
  {
    says: 'prompting while polling',
    by: [...polling, 'PROMPT_CLOSE'],
    to: 'enterCredentials.polling',
    overlay: confirm,
  },
  { says: 'prompting in an error screen', by: [...wrong, 'PROMPT_CLOSE'], to: 'errorTryAgain', overlay: confirm },
  { says: 'success: Finish broadcasts a close', by: [...asked('Connected'), 'FINISH'], to: 'closed', effects: close },
  { says: 'success: close without asking', by: [...asked('Connected'), 'PROMPT_CLOSE'], to: 'closed', effects: close },
  { says: 'success: no way back', by: [...asked('Connected'), 'BACK'], to: 'success', effects: [] },
])
