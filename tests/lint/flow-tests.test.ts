/** The promises of the real flow: each can be broken, by a single edit of the flow, and is then named. */
import { describe, expect, it } from 'vitest'
import { lint, rules } from '../../src/lint/index.ts'
import { absent, connectFlow, edited } from '../support/connect-flow.ts'

const assertions = rules.filter(({ id }) => id === 'assertions')
const promised = (connectFlow.definition.assert ?? []).map(({ id }) => id)

const submitting = '/steps/enterCredentials/states/credentials-submitting/do'
const states = '/steps/enterCredentials/states'

const edits: [promise: string, pointer: string, value: unknown][] = [
  [
    'consent-first',
    '/path',
    ['chooseConnectionMethod', 'selectSource', 'uploadInvoices', 'enterCredentials', 'consent'],
  ],
  ['given-source-skips-the-list', '/steps/selectSource/when', { var: 'in.showConsent' }],
  ['given-source-skips-the-list-backwards', '/steps/selectSource/when', absent],
  ['forms-need-a-source', '/steps/errorTryAgain/on/TRY_AGAIN/0/if', { or: ['sourceKnown', 'resumes'] }],
  ['success-needs-a-connection', '/steps/consent/on/NEXT', 'success'],
  ['always-a-way-out', '/steps/addSource/states/thankyou/on', { FINISH: '@stay', PROMPT_CLOSE: '@stay' }],
  ['start', '/conditions/resumes', { var: 'in.workUnderWay' }],
  ['next', '/steps/chooseConnectionMethod/on/METHOD_UPLOAD_INVOICES/set/method', 'credentials'],
  ['back', '/steps/enterCredentials/back', absent],
  ['credentials', `${submitting}/onError/0/emit/error`, 'Error'],
  ['credentials', '/conditions/wrongCredentials/in/1/1', 'INVALID_CURB'],
  ['credentials', `${submitting}/onDone/set`, absent],
  ['statuses', '/steps/enterCredentials/status/Captcha/to', 'mfa-question'],
  ['statuses', '/steps/enterCredentials/status/Connected/after', absent],
  ['statuses', '/steps/enterCredentials/status/Connected/emit', absent],
  ['statuses', '/steps/enterCredentials/poll/onTimeout/emit/error', 'Error'],
  ['statuses', '/conditions/choosesAccounts/and/1/in/1/1', 'All'],
  ['statuses', `${states}/polling-mfa-no-answer/screen`, 'progress'],
  ['answers', `${states}/mfa-question/on/SUBMIT_ANSWER/do/effect`, 'answerCaptcha'],
  ['answers', `${states}/captcha/on/SUBMIT_ANSWER/do/onError/set/problem`, 'AccountFailed'],
  ['answers', `${states}/mfa-choose-method/load/raises`, absent],
  ['accounts', `${states}/select-account/on/SUBMIT_MANUAL_ACCOUNTS/if`, absent],
  ['invoices', '/steps/uploadInvoices/on/SUBMIT_INVOICES/do/onDone/emit', absent],
  ['errors', '/steps/errorTryAgain/on/CHANGE_SOURCE/0/if', { var: 'in.showConsent' }],
  ['missing-source', '/steps/addSource/states/email/on/SUBMIT_REQUEST/do/onError', '@stay'],
  ['addresses', '/steps/errorSubmitEmail/history', absent],
  ['addresses', '/steps/selectSource/route', '/consent'],
  ['clients', '/inputs/showAddSource/default', true],
  ['clients', '/inputs/workUnderWay/noneOf/1', absent],
  ['close', '/steps/consent/on/PROMPT_CLOSE', '@close'],
  ['close', '/steps/success/on/PROMPT_CLOSE', absent],
]

describe('a promise of the real flow', () => {
  it.each(edits)('%s is broken by %s = %j', (promise, pointer, value) => {
    const alone = connectFlow.definition.assert?.filter(({ id }) => id === promise)
    const text = JSON.stringify(edited({ [pointer]: value, '/assert': alone }))
    const found = lint({ flows: [{ file: 'some.flow.json', text }] }, assertions)
    expect(found.map(({ message }) => message).join('\n')).toContain(`The promise '${promise}' `)
  })

  it('is shown to be breakable, each', () => {
    expect([...new Set(edits.map(([promise]) => promise))]).toEqual(promised)
  })
})
