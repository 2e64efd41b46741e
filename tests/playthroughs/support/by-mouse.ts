/** All playthroughs but those of the mouse are walked by keyboard alone; some are by mouse, too. */

/** A click beside the card is one of the mouse; the host takes it for what Escape and the close button do as well. */
export const byMouseAlone: readonly string[] = ['clicks-outside']

/**
 * Together they visit every place, follow every rule of the flow and use every verb;
 * tests/playthroughs/headless.test.ts holds them to it.
 */
export const byMouse: readonly string[] = [
  ...byMouseAlone,
  'backs-out-of-the-wait-for-a-phone',
  'cancels-a-request-at-the-email',
  'cannot-read-the-captcha',
  'cannot-read-the-methods',
  'cannot-read-the-passcode',
  'cannot-read-the-question',
  'closes-after-success-without-being-asked',
  'connects-by-a-form-with-a-dropdown',
  'connects-the-long-way-in-french',
  'corrects-a-wrong-captcha',
  'corrects-a-wrong-security-answer',
  'declines-to-consent',
  'fails-in-german',
  'finishes-when-accounts-are-asked-for-in-vain',
  'goes-back-from-every-step',
  'goes-back-in-an-update',
  'is-locked-out-by-the-source',
  'learns-late-that-credentials-are-wrong',
  'leaves-after-a-request-without-being-asked',
  'loses-the-connection-status',
  'preselects-a-source-for-invoices',
  'reports-an-error-although-the-call-fails',
  'requests-a-source-although-the-call-fails',
  'resumes-and-learns-that-credentials-are-wrong',
  'succeeds-at-the-second-try-each-time',
  'types-accounts-in-again-after-a-failure',
  'uploads-invoices-after-a-change-of-mind',
  'waits-for-its-turn',
  'waits-in-vain',
]
