/** Which playthroughs are played by mouse. All others, and most of these, are played by keyboard alone. */

/** A click outside the card needs a mouse; keyboard users close the widget with the close button or Escape. */
export const byMouseOnly: readonly string[] = ['clicks-outside']

/** Together they use every action (headless.test.ts checks it). */
export const byMouse: readonly string[] = [
  ...byMouseOnly,
  'connects-the-long-way-in-spanish',
  'declines-to-consent',
  'fails-in-portuguese',
  'resumes-and-learns-that-credentials-are-wrong',
  'uploads-invoices-after-a-change-of-mind',
  'waits-for-accounts-in-vain',
]
