import {
  afterStatus,
  chosen,
  done,
  elapsed,
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

const wrong = [...polling, status('InvalidCredentials')]
const broken = [...polling, status('Error')]
const email: Move = { type: 'SUBMIT_EMAIL', email: 'a@example.com' }
const close = ['emit close']
const confirm = 'confirmExit'

describeTransitions('errors', [
  {
    description: 'TRY_AGAIN: back to enterCredentials',
    by: [...wrong, 'TRY_AGAIN'],
    to: 'enterCredentials.credentials',
    data: { source },
  },
  {
    description: 'TRY_AGAIN: to selectSource if resumed without a source',
    in: { mode: 'Refresh' },
    by: [status('InvalidCredentials'), 'TRY_AGAIN'],
    to: 'selectSource',
  },
  {
    description: 'CHANGE_SOURCE: to selectSource',
    by: [...wrong, 'CHANGE_SOURCE'],
    to: 'selectSource',
    data: { source },
    effects: ['load sources'],
  },
  {
    description: 'CHANGE_SOURCE: to selectSource even if preselected',
    in: { source },
    by: ['NEXT', submit, failed('INVALID_CURP'), 'CHANGE_SOURCE'],
    to: 'selectSource',
  },
  {
    description: 'CHANGE_SOURCE, SELECT_SOURCE: to enterCredentials',
    in: { source },
    by: ['NEXT', submit, failed('INVALID_CURP'), 'CHANGE_SOURCE', select],
    to: 'enterCredentials.credentials',
  },
  {
    description: 'CHANGE_SOURCE, Back, Next: to the list even if preselected',
    in: { source },
    by: ['NEXT', submit, failed('INVALID_CURP'), 'CHANGE_SOURCE', 'BACK', 'NEXT'],
    to: 'selectSource',
  },
  {
    description: 'CHANGE_SOURCE, another source, Back: to the list even if preselected',
    in: { source },
    by: ['NEXT', submit, failed('INVALID_CURP'), 'CHANGE_SOURCE', select, 'BACK'],
    to: 'selectSource',
  },
  {
    description: 'CHANGE_SOURCE: hidden in info-update mode',
    in: { source, mode: 'UpdateCredentials' },
    by: ['NEXT', submit, failed('INVALID_CURP'), 'CHANGE_SOURCE'],
    to: 'errorTryAgain',
    effects: [],
  },
  { description: 'errorTryAgain: no Back', by: [...wrong, 'BACK'], to: 'errorTryAgain', effects: [] },
  {
    description: 'errorSubmitEmail: SUBMIT_EMAIL calls reportError',
    by: [...broken, email],
    to: 'errorSubmitEmail',
    effects: ['call reportError'],
  },
  { description: 'errorSubmitEmail: success closes', by: [...broken, email, done()], to: 'closed', effects: close },
  { description: 'errorSubmitEmail: failure closes', by: [...broken, email, failed()], to: 'closed', effects: close },
  { description: 'errorSubmitEmail: back to selectSource', by: [...broken, 'BACK'], to: 'selectSource' },
  {
    description: 'errorSubmitEmail: back to consent if preselected',
    in: { source },
    by: ['NEXT', submit, done(), status('Error'), 'BACK'],
    to: 'consent',
  },
  {
    description: 'errorSubmitEmail: no Back without consent and a list',
    in: { source, showConsent: false },
    by: [submit, done(), status('Error'), 'BACK'],
    to: 'errorSubmitEmail',
    effects: [],
  },
  {
    description: 'errorSubmitEmail: TRY_AGAIN with the same source',
    by: [...broken, 'TRY_AGAIN'],
    to: 'enterCredentials.credentials',
    data: { source },
  },
  {
    description: 'errorSubmitEmail: TRY_AGAIN without a source',
    in: { mode: 'Refresh' },
    by: [status('Error'), 'TRY_AGAIN'],
    to: 'selectSource',
  },
  ...[timedOut, pollFailed].map((interruption) => ({
    description: 'errorSubmitEmail: TRY_AGAIN resumes interrupted polling',
    by: [...polling, interruption, 'TRY_AGAIN'] as Move[],
    to: 'enterCredentials.polling',
    data: { problem: null },
    effects: ['poll 2000/240000'],
  })),
  {
    description: 'errorSubmitEmail: no TRY_AGAIN in an expired session',
    by: [...polling, pollExpired, 'TRY_AGAIN'],
    to: 'errorSubmitEmail',
    effects: [],
  },
  {
    description: 'errorSubmitEmail: no TRY_AGAIN after ASK_FOR_HELP',
    by: [...afterStatus('Captcha'), 'ASK_FOR_HELP', 'TRY_AGAIN'],
    to: 'errorSubmitEmail',
    effects: [],
  },
])

describeTransitions('exit', [
  {
    description: 'PROMPT_CLOSE opens the exit confirmation',
    by: [...chosen, 'PROMPT_CLOSE'],
    to: 'enterCredentials.credentials',
    overlay: confirm,
    effects: [],
  },
  {
    description: 'CANCEL_CLOSE closes the exit confirmation',
    by: [...chosen, 'PROMPT_CLOSE', 'CANCEL_CLOSE'],
    to: 'enterCredentials.credentials',
    effects: [],
  },
  {
    description: 'CONFIRM_CLOSE emits the close message',
    by: [...chosen, 'PROMPT_CLOSE', 'CONFIRM_CLOSE'],
    to: 'closed',
    effects: close,
  },
  {
    description: 'CONFIRM_CLOSE without PROMPT_CLOSE is ignored',
    by: [...chosen, 'CONFIRM_CLOSE'],
    to: 'enterCredentials.credentials',
    effects: [],
  },
  {
    description: 'PROMPT_CLOSE while polling',
    by: [...polling, 'PROMPT_CLOSE'],
    to: 'enterCredentials.polling',
    overlay: confirm,
  },
  {
    description: 'PROMPT_CLOSE on an error screen',
    by: [...wrong, 'PROMPT_CLOSE'],
    to: 'errorTryAgain',
    overlay: confirm,
  },
  {
    description: 'success: Finish emits the close message',
    by: [...afterStatus('Connected'), 'FINISH'],
    to: 'closed',
    effects: close,
  },
  {
    description: 'success: closes the exit confirmation',
    by: [...polling, 'PROMPT_CLOSE', status('Connected'), elapsed],
    to: 'success',
    effects: ['emit success'],
  },
  {
    description: 'success: close without a confirmation',
    by: [...afterStatus('Connected'), 'PROMPT_CLOSE'],
    to: 'closed',
    effects: close,
  },
  { description: 'success: no Back', by: [...afterStatus('Connected'), 'BACK'], to: 'success', effects: [] },
])
