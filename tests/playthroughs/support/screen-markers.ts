/** Texts that identify a screen: it is displayed if the page shows every text of one of its sets. */
import type { Texts } from '../../../src/sandbox/texts.ts'
import type { DisplayedScreen, MessageKey } from './names.ts'

/** A message key, or a text of the sandbox. */
type Marker = MessageKey | ((sandbox: Texts) => string)

export const screenMarkers = {
  consent: [
    ['consent.effortless-title', 'consent.continue'],
    ['shared.heading', 'consent.continue'],
  ],
  'choose-connection-method': [['choose-connection-method.heading']],
  'select-source': [['select-source.heading']],
  'upload-invoices': [['upload-invoices.heading']],
  credentials: [['credentials.heading', 'credentials.submit']],
  progress: [['progress.heading']],
  waiting: [
    ['waiting.heading', 'waiting.pending'],
    ['waiting.heading', 'waiting.checking'],
    ['waiting.heading', 'progress.loaded'],
  ],
  'select-account': [
    ['select-account.heading-single'],
    ['select-account.heading-multiple'],
    ['select-account.add-heading'],
  ],
  captcha: [['captcha.heading', 'captcha.text']],
  'mfa-methods': [[({ methods }: Texts) => methods.title]],
  question: [
    ['question.heading', 'question.label'],
    ['question.heading', 'question.label-code'],
  ],
  success: [['success.heading']],
  'error-try-again': [['error-try-again.heading']],
  'error-submit-email': [['error-submit-email.heading'], ['error-submit-email.heading-help']],
  'add-source-website': [['add-source-website.heading']],
  'add-source-email': [['add-source-email.heading']],
  'add-source-thank-you': [['add-source-thank-you.heading']],
  'confirm-exit': [['confirm-exit.heading']],
  'continue-on-phone': [['continue-on-phone.heading'], ['continue-on-phone.taken-over']],
  // Its words are those of the form's own file: no message tells it.
  form: [],
} as const satisfies Record<Exclude<DisplayedScreen, 'closed'>, readonly (readonly Marker[])[]>
