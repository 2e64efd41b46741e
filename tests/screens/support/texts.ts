/** The texts of each screen, word for word (docs/conformance.md, sections 2, 5 and 8). */
import type { screens } from '../../../src/screens/index.ts'
import { answers, cannot, fixtureView, housing, type ViewChanges } from '../../support/view.ts'

type Row = [when: string, changes: ViewChanges, texts: string[]]

const named = fixtureView().client
const withTerms = { ...named, privacyPolicyUrl: 'https://a.example/privacy', termsOfUseUrl: 'https://a.example/terms' }
const sandbox = { recognises: () => true, hints: true, code: '123456', answer: 'blue' }
const security = () => answers('question', { question: 'What was your first pet called?' })

export const texts: Record<keyof typeof screens, Row[]> = {
  consent: [
    ['the client is known', {}, ['Greenfield uses Tieline to connect your account', 'Continue', 'Cancel']],
    ['it is not', { client: { ...named, name: ' ' } }, ['We use Tieline to connect your account']],
    ['always', {}, ['Connect effortlessly', 'Keep your data safe']],
    ['always', {}, ['By selecting "Continue" you agree to the End User Privacy Policy', 'End User Privacy Policy']],
  ],
  'choose-connection-method': [
    [
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
  ],
  'select-source': [
    ['there are many', {}, ['Select a source', 'Source 1', 'United States', 'Request to add new source...']],
    ['there are many', {}, ['Why is Tieline involved?', "Don't see your source? Search instead"]],
    ['there are none', { sources: () => answers('none', { sources: [] }) }, ['No results']],
  ],
  'add-source-website': [['always', {}, ["We're on it", "Provider's website address", 'Continue', 'Cancel']]],
  'add-source-email': [
    ['always', {}, ['Stay updated', 'work e-mail address', 'Submit Request', 'Cancel']],
    ['it is sent', { busy: true }, ['Submitting...']],
  ],
  'add-source-thank-you': [
    ['always', {}, ["Thank You. We'll integrate it soon", 'This is usually within 24 hours', 'Sounds Good']],
  ],
  credentials: [
    ['always', {}, ['Log in to Fernhill Energy', 'Username', 'Password', 'Submit']],
    ['the source has a website', {}, ['Reset password']],
    ['the source is unknown', { source: null }, ['Log in to source']],
    [
      'there are terms and a privacy policy',
      { client: withTerms },
      ['I agree to the privacy policy and the terms of use'],
    ],
    ['there are terms alone', { client: { ...withTerms, privacyPolicyUrl: null } }, ['I agree to the terms of use']],
    [
      'there is a privacy policy alone',
      { client: { ...withTerms, termsOfUseUrl: null } },
      ['I agree to the privacy policy'],
    ],
  ],
  progress: [
    ['it begins', {}, ['Connecting...', 'Please wait, this may take a few minutes']],
    ['the next screen follows', { settling: true }, ['Done']],
  ],
  waiting: [
    ['it begins', {}, ['Pending verification...']],
    [
      'it begins',
      {},
      [
        'Approve the sign-in where your provider asks you to, such as its app or a message on your phone. This screen then continues by itself.',
      ],
    ],
  ],
  question: [
    ['always', {}, ['Verify Your Identity', 'Enter your 6-digit One-Time Passcode', 'Code', 'Verify']],
    ['the answer is sent', { busy: true }, ['Verifying...']],
    ['it was wrong', { problem: 'InvalidAnswer' }, ['Invalid answer, please try again.']],
    ['a tester is asked for a code', { sandbox }, ['Sandbox: the code is 123456']],
    [
      'a tester is asked a question',
      { sandbox, question: security, oneTimeCode: false },
      ['Answer', 'Sandbox: the answer is blue'],
    ],
  ],
  captcha: [
    ['always', {}, ['Verification', 'To continue, please type the characters below:', 'Verify']],
    ['the answer was wrong', { problem: 'InvalidAnswer' }, ['Invalid answer, please try again.']],
  ],
  'mfa-methods': [
    ['always', {}, ['How should we reach you?', 'Text message to ••• 0199', 'Call to ••• 0199']],
    ['the choice failed', { problem: 'InvalidAnswer' }, ['Invalid answer, please try again.']],
    [
      'there is no title',
      { methods: () => answers('untitled', { title: null, methods: [{ mfa_method_id: '1', label: 'Call' }] }) },
      ['Verify Your Identity'],
    ],
  ],
  'select-account': [
    [
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
      'several may be chosen',
      { multipleAccounts: true },
      ['Select accounts', 'Data is shared only from the selected Fernhill Energy accounts.', 'Manually input accounts'],
    ],
    ['the choice is sent', { busy: true }, ['Saving...']],
    [
      'it failed',
      { problem: 'AccountFailed' },
      ['An unexpected error occured. Please select a different account and try again.'],
    ],
    ['the source is unknown', { source: null }, ['Data is shared only from the selected source account.']],
    ['there is no number', { accounts: () => answers('a', { accounts: [{ account_id: 'x' }] }) }, ['Account 1']],
  ],
  'upload-invoices': [
    ['always', {}, ['Upload your last 12 invoices', 'Drag & Drop your files or Browse', 'Expects *.pdf', 'Continue']],
    ['it failed', { problem: 'UploadFailed' }, ['An unexpected error occured. Please try again later.']],
  ],
  success: [['always', {}, ['Success!', 'Click the button below to finish.', 'Finish']]],
  'error-try-again': [
    [
      'always',
      {},
      [
        'The credentials you provided were incorrect',
        'Check that your credentials are the same that you use for this source',
        'Try Again',
        'Try another source',
      ],
    ],
  ],
  'error-submit-email': [
    [
      'always',
      {},
      [
        'An error has occured.',
        'Please enter your email below and we will contact you as soon as it is fixed.',
        'Email address',
        'Submit and close',
      ],
    ],
    ['it is sent', { busy: true }, ['Submitting...']],
    ['the server had words for it', { problemText: 'Call us.' }, ['Call us.']],
  ],
  form: [
    [
      'always',
      { form: housing() },
      [
        'Own or rent?',
        'Greenfield asks this to find the right tariff.',
        'Do you own or rent your home?',
        'I own it',
        'Between 1 and 20',
        'Continue',
      ],
    ],
    ['an answer shows another field', { form: housing({ ownership: 'rent' }) }, ['Name of your landlord']],
  ],
  'continue-on-phone': [
    ['always', {}, ['Continue on your phone', 'Link to this session', 'Copy link', 'Stay on this device']],
    [
      'the flow knows how long the token lives',
      { options: { phone: { tokenMinutes: 20 } } },
      [
        'Anyone who scans this code or has this link can continue this session, so do not share them. Both stop working when the session ends, at the latest 20 minutes after you opened it.',
      ],
    ],
    [
      'the page learns nothing of the phone',
      {},
      [
        'Scan this code with your phone’s camera and upload your invoices there. This page can’t see when they arrive: press Done when you have finished on your phone.',
        'Done',
      ],
    ],
    [
      'the page follows',
      { can: cannot('FINISH') },
      ['Scan this code with your phone’s camera. This page continues by itself when you have finished there.'],
    ],
    ['the phone has taken over', { takenOver: true }, ['Continue on your phone', 'Stay on this device']],
  ],
  'confirm-exit': [
    ['always', {}, ['Are you sure you want to exit?', 'Your progress may not be saved', 'Yes, exit', 'Cancel']],
  ],
}
