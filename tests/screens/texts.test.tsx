// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { preloadScreen, screens } from '../../src/screens/index.ts'
import { expectTexts, renderScreen } from '../support/render-screen.tsx'
import { answers, fixtureView, neverAnswers, source, type ViewChanges } from '../support/view.ts'

type Row = [screen: keyof typeof screens, when: string, changes: ViewChanges, texts: string[]]

const named = fixtureView().client
const withTerms = { ...named, privacyPolicyUrl: 'https://a.example/privacy', termsOfUseUrl: 'https://a.example/terms' }
const sandbox = { recognises: () => true, hints: true, code: '123456', answer: 'blue' }
const security = () => answers('question', { question: 'What was your first pet called?' })

/** Word for word from specification section 2, 5 and 8. */
const rows: Row[] = [
  ['consent', 'the client is known', {}, ['Greenfield uses Tieline to connect your account', 'Continue', 'Cancel']],
  ['consent', 'it is not', { client: { ...named, name: ' ' } }, ['We use Tieline to connect your account']],
  ['consent', 'always', {}, ['Connect effortlessly', 'Keep your data safe']],
  [
    'consent',
    'always',
    {},
    ['By selecting "Continue" you agree to the End User Privacy Policy', 'End User Privacy Policy'],
  ],
  [
    'choose-connection-method',
    'always',
    {},
    [
      'Choose the way to access your data',
      'Connect Your Utility Account',
      'Connect my account',
      'Upload Invoices Manually',
      'Prefer to handle your data manually? No problem!',
      'Upload my invoices',
    ],
  ],
  [
    'select-source',
    'there are many',
    {},
    ['Select a source', 'Source 1', 'United States', 'Request to add new source...'],
  ],
  ['select-source', 'there are many', {}, ['Why is Tieline involved?', "Don't see your source? Search instead"]],
  ['select-source', 'there are none', { sources: () => answers('none', { sources: [] }) }, ['No results']],
  ['add-source-website', 'always', {}, ["We're on it", "Provider's website address", 'Continue', 'Cancel']],
  ['add-source-email', 'always', {}, ['Stay updated', 'work e-mail address', 'Submit Request', 'Cancel']],
  ['add-source-email', 'it is sent', { busy: true }, ['Submitting...']],
  [
    'add-source-thank-you',
    'always',
    {},
    ["Thank You. We'll integrate it soon", 'This is usually within 24 hours', 'Sounds Good'],
  ],
  ['credentials', 'always', {}, ['Log in to Fernhill Energy', 'Username', 'Password', 'Submit']],
  ['credentials', 'the source has a website', {}, ['Reset password']],
  ['credentials', 'the source is unknown', { source: null }, ['Log in to source']],
  [
    'credentials',
    'there are terms and a privacy policy',
    { client: withTerms },
    ['I agree to the privacy policy and the terms of use'],
  ],
  [
    'credentials',
    'there are terms alone',
    { client: { ...withTerms, privacyPolicyUrl: null } },
    ['I agree to the terms of use'],
  ],
  [
    'credentials',
    'there is a privacy policy alone',
    { client: { ...withTerms, termsOfUseUrl: null } },
    ['I agree to the privacy policy'],
  ],
  ['progress', 'it begins', {}, ['Connecting...', 'Please wait, this may take a few minutes']],
  ['progress', 'the next screen follows', { settling: true }, ['Done']],
  ['waiting', 'it begins', {}, ['Pending verification...']],
  ['question', 'always', {}, ['Verify Your Identity', 'Enter your 6-digit One-Time Passcode', 'Answer', 'Verify']],
  ['question', 'the answer is sent', { busy: true }, ['Verifying...']],
  ['question', 'it was wrong', { problem: 'InvalidAnswer' }, ['Invalid answer, please try again.']],
  ['question', 'a tester is asked for a code', { sandbox }, ['Sandbox: the code is 123456']],
  ['question', 'a tester is asked a question', { sandbox, question: security }, ['Sandbox: the answer is blue']],
  ['captcha', 'always', {}, ['Verification', 'To continue, please type the characters below:', 'Verify']],
  ['captcha', 'the answer was wrong', { problem: 'InvalidAnswer' }, ['Invalid answer, please try again.']],
  ['mfa-methods', 'always', {}, ['How should we reach you?', 'Text message to ••• 0199', 'Call to ••• 0199']],
  ['mfa-methods', 'the choice failed', { problem: 'InvalidAnswer' }, ['Invalid answer, please try again.']],
  [
    'mfa-methods',
    'there is no title',
    { methods: () => answers('untitled', { title: null, methods: [{ mfa_method_id: '1', label: 'Call' }] }) },
    ['Verify Your Identity'],
  ],
  [
    'select-account',
    'one may be chosen',
    {},
    [
      'Select account',
      'Data is shared only from the selected Fernhill Energy account.',
      '4471 0093 12',
      '12 Alder Lane, Fernhill',
      'Address loading...',
      'Manually input account',
      'Continue',
    ],
  ],
  [
    'select-account',
    'several may be chosen',
    { multipleAccounts: true },
    ['Select accounts', 'Data is shared only from the selected Fernhill Energy accounts.', 'Manually input accounts'],
  ],
  ['select-account', 'the choice is sent', { busy: true }, ['Saving...']],
  [
    'select-account',
    'it failed',
    { problem: 'AccountFailed' },
    ['An unexpected error occured. Please select a different account and try again.'],
  ],
  [
    'select-account',
    'the source is unknown',
    { source: null },
    ['Data is shared only from the selected source account.'],
  ],
  [
    'select-account',
    'there is no number',
    { accounts: () => answers('a', { accounts: [{ account_id: 'x' }] }) },
    ['Account 1'],
  ],
  [
    'upload-invoices',
    'always',
    {},
    ['Upload your last 12 invoices', 'Drag & Drop your files or Browse', 'Expects *.pdf', 'Continue'],
  ],
  [
    'upload-invoices',
    'it failed',
    { problem: 'UploadFailed' },
    ['An unexpected error occured. Please try again later.'],
  ],
  ['success', 'always', {}, ['Success!', 'Click the button below to finish.', 'Finish']],
  [
    'error-try-again',
    'always',
    {},
    [
      'The credentials you provided were incorrect',
      'Check that your credentials are the same that you use for this source',
      'Try Again',
      'Try another source',
    ],
  ],
  [
    'error-submit-email',
    'always',
    {},
    [
      'An error has occured.',
      'Please enter your email below and we will contact you as soon as it is fixed.',
      'Email address',
      'Submit and close',
    ],
  ],
  ['error-submit-email', 'it is sent', { busy: true }, ['Submitting...']],
  ['error-submit-email', 'the server had words for it', { problemText: 'Call us.' }, ['Call us.']],
  [
    'confirm-exit',
    'always',
    {},
    ['Are you sure you want to exit?', 'Your progress may not be saved', 'Yes, exit', 'Cancel'],
  ],
]

describe('the words of each screen', () => {
  it.each(rows)('%s when %s', async (name, _, changes, texts) => {
    await preloadScreen(name)
    renderScreen(screens[name], changes)
    await expectTexts(texts)
  })

  it('covers every screen', () => {
    expect(new Set(rows.map(([name]) => name))).toEqual(new Set(Object.keys(screens)))
  })
})

describe('hostile words', () => {
  const markup = '<img src=x onerror=alert(1)>'
  const long = 'x'.repeat(10_000_000)
  const called = (name: string) => ({ source: source('x', { name }) })

  it.each<Row>([
    [
      'consent',
      'a client is called markup',
      { client: { ...named, name: markup } },
      [`${markup} uses Tieline to connect your account`],
    ],
    ['credentials', 'a source is', called(markup), [`Log in to ${markup}`]],
    ['question', 'a question is', { question: () => answers('q', { question: markup }) }, [markup]],
    [
      'question',
      'a question has 10 MB',
      { question: () => answers('q', { question: long }) },
      [`${'x'.repeat(2000)}…`],
    ],
    ['error-submit-email', "the server's words are", { problemText: markup }, [markup]],
  ])('%s: %s', async (name, _, changes, texts) => {
    await preloadScreen(name)
    const { container } = renderScreen(screens[name], changes)
    await expectTexts(texts)
    expect(container.querySelector('img')).toBeNull()
  })

  it('shows links to no unsafe address', async () => {
    await preloadScreen('credentials')
    const { container } = renderScreen(screens.credentials, {
      client: { ...named, privacyPolicyUrl: 'java\nscript:alert(1)', termsOfUseUrl: '//evil.example' },
      source: source('x', { website: 'https://a@evil.example' }),
    })
    await expectTexts(['I agree to the privacy policy and the terms of use', 'Reset password'])
    expect(container.querySelector('a')).toBeNull()
  })
})

describe('while a read has no answer', () => {
  const never = () => neverAnswers('never')
  it.each([
    ['question', { question: never }, 'Verify'],
    ['captcha', { captcha: never }, 'Verify'],
  ] as const)('%s offers no submit', async (name, changes, button) => {
    await preloadScreen(name)
    const { findByRole, queryByRole } = renderScreen(screens[name], changes)
    await findByRole('heading')
    expect(queryByRole('button', { name: button })).toBeNull()
  })
})
