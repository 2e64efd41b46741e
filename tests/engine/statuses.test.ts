import { asked, elapsed, pollFailed, polling, status, timedOut } from './support/drive.ts'
import { describeTransitions } from './support/rows.ts'

const single = { accountSelectMode: 'Single' }
const wrong = ['emit error InvalidCredentials']
const error = ['emit error Error']

describeTransitions('polled status', [
  { says: 'New: keep polling', by: [...polling, status('New')], to: 'enterCredentials.polling', effects: [] },
  {
    says: 'Connecting: keep polling',
    by: [...polling, status('Connecting')],
    to: 'enterCredentials.polling',
    effects: [],
  },
  {
    says: 'Connected: after a short delay',
    by: [...polling, status('Connected')],
    to: 'enterCredentials.polling',
    effects: ['timer 500'],
  },
  {
    says: 'Connected: CONNECTION_SUCCESS is broadcast, to success',
    by: asked('Connected'),
    to: 'success',
    data: { result: { public_token: 't' } },
    effects: ['emit success'],
  },
  {
    says: 'InvalidCredentials: error event',
    by: [...polling, status('InvalidCredentials')],
    to: 'errorTryAgain',
    effects: wrong,
  },
  { says: 'Error: error event', by: [...polling, status('Error')], to: 'errorSubmitEmail', effects: error },
  {
    says: 'a status nobody knows: error event',
    by: [...polling, status('Unheard')],
    to: 'errorSubmitEmail',
    effects: error,
  },
  {
    says: 'a status of every object: error event',
    by: [...polling, status('constructor')],
    to: 'errorSubmitEmail',
    effects: error,
  },
  { says: 'a polling query error: error event', by: [...polling, pollFailed], to: 'errorSubmitEmail', effects: error },
  {
    says: 'polling too long: error event',
    by: [...polling, timedOut],
    to: 'errorSubmitEmail',
    effects: ['emit error Timeout'],
  },
  {
    says: 'MfaQuestionNoAnswer: waiting, keep polling',
    by: [...polling, status('MfaQuestionNoAnswer')],
    to: 'enterCredentials.polling-mfa-no-answer',
    effects: [],
  },
  {
    says: 'an answer while waiting',
    by: [...polling, status('MfaQuestionNoAnswer'), status('MfaQuestion'), elapsed],
    to: 'enterCredentials.mfa-question',
    effects: ['load mfaQuestion'],
  },
  {
    says: 'back to connecting while waiting',
    by: [...polling, status('MfaQuestionNoAnswer'), status('Connecting')],
    to: 'enterCredentials.polling',
    effects: [],
  },
  { says: 'Captcha: captcha screen', by: asked('Captcha'), to: 'enterCredentials.captcha', effects: ['load captcha'] },
  {
    says: 'MfaMethodChoice: method choice screen',
    by: asked('MfaMethodChoice'),
    to: 'enterCredentials.mfa-choose-method',
    effects: ['load mfaMethods'],
  },
  {
    says: 'MfaQuestion: question screen',
    by: asked('MfaQuestion'),
    to: 'enterCredentials.mfa-question',
    data: { problem: null },
    effects: ['load mfaQuestion'],
  },
  {
    says: 'MfaQuestionInvalidAnswer: question screen, the answer was wrong',
    by: [...polling, status('MfaQuestionInvalidAnswer')],
    to: 'enterCredentials.mfa-question',
    data: { problem: 'InvalidAnswer' },
    effects: ['load mfaQuestion'],
  },
  {
    says: 'SecurityQuestion: security question screen',
    by: asked('SecurityQuestion'),
    to: 'enterCredentials.mfa-security-question',
    effects: ['load securityQuestion'],
  },
  {
    says: 'AccountSelection, Single: account select screen',
    in: single,
    by: asked('AccountSelection'),
    to: 'enterCredentials.select-account',
    effects: ['load accounts'],
  },
  {
    says: 'AccountSelection, Multiple: account select screen',
    in: { accountSelectMode: 'Multiple' },
    by: asked('AccountSelection'),
    to: 'enterCredentials.select-account',
  },
  {
    says: 'AccountSelection, any other mode: finishes',
    by: [...polling, status('AccountSelection')],
    to: 'success',
    effects: ['emit success'],
  },
  {
    says: 'AccountSelection switched off: finishes',
    in: { ...single, showSelectAccount: false },
    by: [...polling, status('AccountSelection')],
    to: 'success',
    effects: ['emit success'],
  },
  {
    says: 'resumed polling knows no result',
    in: { workUnderWay: true },
    by: [status('Connected'), elapsed],
    to: 'success',
    data: { result: null },
    effects: ['emit success'],
  },
])
