import { afterStatus, done, failed, type Move, notSent, readFailed } from './support/drive.ts'
import { describeTransitions, type Row } from './support/rows.ts'

const single = { accountSelectMode: 'Single' }
const error = ['emit error Error']
const again = ['poll 2000/240000']

/** A sub-step sends one answer. A correct one returns to polling; a rejected one stays with a problem. */
function subStep(name: string, to: string, answer: Move, call: string, problem: string, inputs = {}): Row[] {
  const place = `enterCredentials.${to}`
  const there = [...afterStatus(name), answer]
  return [
    { description: `${name}: calls the server`, in: inputs, by: there, to: place, effects: [`call ${call}`] },
    {
      description: `${name}: returns to polling`,
      in: inputs,
      by: [...there, done()],
      to: 'enterCredentials.polling',
      data: { problem: null },
      effects: again,
    },
    {
      description: `${name}: a rejected answer stays`,
      in: inputs,
      by: [...there, failed('WRONG')],
      to: place,
      data: { problem },
      effects: [],
    },
    {
      description: `${name}: no longer asked for, returns to polling`,
      in: inputs,
      by: [...there, failed('UNEXPECTED_CALL')],
      to: 'enterCredentials.polling',
      data: { problem: null },
      effects: again,
    },
    ...notSent.map((failure) => ({
      description: `${name}: an answer that could not be sent (${failure}) is not rejected`,
      in: inputs,
      by: [...there, failed('WRONG', failure)],
      to: place,
      data: { problem: 'SendFailed' },
      effects: failure === 'expired' ? ['emit error Error'] : [],
    })),
    {
      description: `${name}: another answer clears the problem`,
      in: inputs,
      by: [...there, failed(), answer],
      to: place,
      data: { problem: null },
      effects: [`call ${call}`],
    },
    {
      description: `${name}: Back to selectSource`,
      in: inputs,
      by: [...there, 'BACK'],
      to: 'selectSource',
      effects: ['load sources'],
    },
  ]
}

const answer: Move = { type: 'SUBMIT_ANSWER', answer: '1' }
const accounts: Move = { type: 'SUBMIT_ACCOUNTS', accounts: ['1'] }
const manual: Move = { type: 'SUBMIT_MANUAL_ACCOUNTS', accounts: ['1'] }

describeTransitions('sub-steps', [
  ...subStep('Captcha', 'captcha', answer, 'answerCaptcha', 'InvalidAnswer'),
  ...subStep('MfaQuestion', 'mfa-question', answer, 'answerMfa', 'InvalidAnswer'),
  ...subStep('SecurityQuestion', 'mfa-security-question', answer, 'answerSecurityQuestion', 'InvalidAnswer'),
  ...subStep(
    'MfaMethodChoice',
    'mfa-choose-method',
    { type: 'SELECT_METHOD', methodId: 'm' },
    'selectMfaMethod',
    'InvalidAnswer',
  ),
  ...subStep('AccountSelection', 'select-account', accounts, 'selectAccounts', 'AccountFailed', single),
  ...subStep('AccountSelection', 'select-account', manual, 'selectManualAccounts', 'AccountFailed', single),
  {
    description: 'SUBMIT_MANUAL_ACCOUNTS: ignored if disabled for the client',
    in: { ...single, showAddAccount: false },
    by: [...afterStatus('AccountSelection'), manual],
    to: 'enterCredentials.select-account',
    effects: [],
  },
  {
    description: 'CAPTCHA_QUERY_ERROR: errorSubmitEmail',
    by: [...afterStatus('Captcha'), readFailed],
    to: 'errorSubmitEmail',
    effects: error,
  },
  {
    description: 'ASK_FOR_HELP: errorSubmitEmail without an error message',
    by: [...afterStatus('Captcha'), 'ASK_FOR_HELP'],
    to: 'errorSubmitEmail',
    data: { problem: 'NeedsHelp' },
    effects: [],
  },
  {
    description: 'ASK_FOR_HELP, Back: to the captcha',
    by: [...afterStatus('Captcha'), 'ASK_FOR_HELP', 'BACK'],
    to: 'enterCredentials.captcha',
    effects: ['load captcha'],
  },
  {
    description: 'MFA_QUERY_ERROR of a question: errorSubmitEmail',
    by: [...afterStatus('MfaQuestion'), readFailed],
    to: 'errorSubmitEmail',
    effects: error,
  },
  {
    description: 'MFA_QUERY_ERROR of a security question: errorSubmitEmail',
    by: [...afterStatus('SecurityQuestion'), readFailed],
    to: 'errorSubmitEmail',
    effects: error,
  },
  {
    description: 'MFA_QUERY_ERROR of the methods: errorSubmitEmail',
    by: [...afterStatus('MfaMethodChoice'), readFailed],
    to: 'errorSubmitEmail',
    effects: error,
  },
])
