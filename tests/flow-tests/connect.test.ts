/** The tests of the real flow: for each there is an edit of the flow that makes it fail. */
import { describe, expect, it } from 'vitest'
import { lint, rules } from '../../src/lint/index.ts'
import { absent, connectTests, connectTestsDefinition, edited } from '../support/connect-flow.ts'

const flowTests = rules.filter(({ id }) => id === 'flow-tests')

const submitting = '/steps/enterCredentials/states/credentials-submitting/do'
const states = '/steps/enterCredentials/states'

const edits: [test: string, pointer: string, value: unknown][] = [
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
  ['answers', `${states}/captcha/on/SUBMIT_ANSWER/do/onError/1/set/problem`, 'AccountFailed'],
  ['answers', '/failures/calls/0', absent],
  ['accounts', '/failures/calls/1/set/problem', 'AccountFailed'],
  ['lists', '/failures/reads/0/emit', absent],
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

/** The real tests without all but one. */
function only(test: string): string {
  const { invariants = [], cases = [], ...rest } = connectTestsDefinition()
  const isIt = ({ id }: { id: string }) => id === test
  return JSON.stringify({ ...rest, invariants: invariants.filter(isIt), cases: cases.filter(isIt) })
}

describe('a test of the real flow', () => {
  it.each(edits)('%s fails with %s = %j', (test, pointer, value) => {
    const flow = { file: 'some.flow.json', text: JSON.stringify(edited({ [pointer]: value })) }
    const found = lint({ flows: [flow], tests: [{ file: 'some.tests.json', text: only(test) }] }, flowTests)
    expect(found.map(({ message }) => message).join('\n')).toMatch(new RegExp(`The test '${test}' .* fails`))
  })

  it('has an edit here that makes it fail', () => {
    const { invariants, cases } = connectTests
    expect([...new Set(edits.map(([test]) => test))].sort()).toEqual(
      [...invariants, ...cases].map(({ id }) => id).sort(),
    )
  })
})
