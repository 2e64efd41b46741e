import { afterStatus, elapsed, pollFailed, polling, status, timedOut } from './support/drive.ts'
import { describeTransitions } from './support/rows.ts'

const single = { accountSelectMode: 'Single' }
const wrong = ['emit error InvalidCredentials']
const error = ['emit error Error']

describeTransitions('polled status', [
  { description: 'New: keep polling', by: [...polling, status('New')], to: 'enterCredentials.polling', effects: [] },
  {
    description: 'Connecting: keep polling',
    by: [...polling, status('Connecting')],
    to: 'enterCredentials.polling',
    effects: [],
  },
  {
    description: 'Connected: after a short delay',
    by: [...polling, status('Connected')],
    to: 'enterCredentials.polling',
    effects: ['timer 500'],
  },
  {
    description: 'Connected: CONNECTION_SUCCESS is broadcast, to success',
    by: afterStatus('Connected'),
    to: 'success',
    data: { result: { public_token: 't' } },
    effects: ['emit success'],
  },
  {
    description: 'InvalidCredentials: error event',
    by: [...polling, status('InvalidCredentials')],
    to: 'errorTryAgain',
    effects: wrong,
  },
  { description: 'Error: error event', by: [...polling, status('Error')], to: 'errorSubmitEmail', effects: error },
  {
    description: 'an unknown status: error event',
    by: [...polling, status('Unheard')],
    to: 'errorSubmitEmail',
    effects: error,
  },
  {
    description: 'a status named like a property of every object: error event',
    by: [...polling, status('constructor')],
    to: 'errorSubmitEmail',
    effects: error,
  },
  {
    description: 'a polling query error: error event',
    by: [...polling, pollFailed],
    to: 'errorSubmitEmail',
    effects: error,
  },
  {
    description: 'polling too long: error event',
    by: [...polling, timedOut],
    to: 'errorSubmitEmail',
    effects: ['emit error Timeout'],
  },
  {
    description: 'MfaQuestionNoAnswer: waiting, keep polling',
    by: [...polling, status('MfaQuestionNoAnswer')],
    to: 'enterCredentials.polling-mfa-no-answer',
    effects: [],
  },
  {
    description: 'MfaQuestion while waiting: question screen',
    by: [...polling, status('MfaQuestionNoAnswer'), status('MfaQuestion'), elapsed],
    to: 'enterCredentials.mfa-question',
    effects: ['load mfaQuestion'],
  },
  {
    description: 'Connecting while waiting: back to the progress screen',
    by: [...polling, status('MfaQuestionNoAnswer'), status('Connecting')],
    to: 'enterCredentials.polling',
    effects: [],
  },
  {
    description: 'Captcha: captcha screen',
    by: afterStatus('Captcha'),
    to: 'enterCredentials.captcha',
    effects: ['load captcha'],
  },
  {
    description: 'MfaMethodChoice: method choice screen',
    by: afterStatus('MfaMethodChoice'),
    to: 'enterCredentials.mfa-choose-method',
    effects: ['load mfaMethods'],
  },
  {
    description: 'MfaQuestion: question screen',
    by: afterStatus('MfaQuestion'),
    to: 'enterCredentials.mfa-question',
    data: { problem: null },
    effects: ['load mfaQuestion'],
  },
  {
    description: 'MfaQuestionInvalidAnswer: question screen with the problem InvalidAnswer',
    by: [...polling, status('MfaQuestionInvalidAnswer')],
    to: 'enterCredentials.mfa-question',
    data: { problem: 'InvalidAnswer' },
    effects: ['load mfaQuestion'],
  },
  {
    description: 'SecurityQuestion: security question screen',
    by: afterStatus('SecurityQuestion'),
    to: 'enterCredentials.mfa-security-question',
    effects: ['load securityQuestion'],
  },
  {
    description: 'AccountSelection, Single: account select screen',
    in: single,
    by: afterStatus('AccountSelection'),
    to: 'enterCredentials.select-account',
    effects: ['load accounts'],
  },
  {
    description: 'AccountSelection, Multiple: account select screen',
    in: { accountSelectMode: 'Multiple' },
    by: afterStatus('AccountSelection'),
    to: 'enterCredentials.select-account',
  },
  {
    description: 'AccountSelection, any other mode: finishes',
    by: [...polling, status('AccountSelection')],
    to: 'success',
    effects: ['emit success'],
  },
  {
    description: 'AccountSelection, disabled for the client: finishes',
    in: { ...single, showSelectAccount: false },
    by: [...polling, status('AccountSelection')],
    to: 'success',
    effects: ['emit success'],
  },
  {
    description: 'resumed polling has no result',
    in: { workUnderWay: true },
    by: [status('Connected'), elapsed],
    to: 'success',
    data: { result: null },
    effects: ['emit success'],
  },
])
