/** All playthroughs but those of the mouse are walked by keyboard alone; some are by mouse, too. */

/** A click beside the card is one of the mouse; the host takes it for what Escape and the close button do as well. */
export const byMouseAlone: readonly string[] = ['clicks-outside']

/** Together they use every verb; tests/playthroughs/headless.test.ts holds them to it. */
export const byMouse: readonly string[] = [
  ...byMouseAlone,
  'connects-the-long-way-in-spanish',
  'declines-to-consent',
  'fails-in-portuguese',
  'resumes-and-learns-that-credentials-are-wrong',
  'uploads-invoices-after-a-change-of-mind',
  'waits-for-accounts-in-vain',
]
