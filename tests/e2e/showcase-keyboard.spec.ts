/** The showcase flow from consent to the receipt by keyboard alone. */
import { keyboard } from '../playthroughs/support/keyboard.ts'
import { playInBrowser } from '../playthroughs/support/play-in-browser.ts'
import type { Playthrough } from '../playthroughs/support/playthrough.ts'
import { test } from './support/stopped-clock-servers.ts'

const playthrough: Playthrough = {
  name: 'connects-by-the-showcase',
  description: 'The user reads what is shared, follows the timeline, and ends at the receipt.',
  start: { flow: 'showcase', account_select_mode: 'Multiple' },
  steps: [
    { see: 'consent', shows: ['shared.for-whom', 'shared.end'] },
    { do: 'continue' },
    { see: 'select-source' },
    { do: 'pick', source: 'Hydro Laurentide' },
    { see: 'credentials', text: ['Hydro Laurentide'], shows: ['sign-in-links.forgot-password'] },
    { do: 'sign-in', as: 'user_mfa' },
    { see: 'progress', shows: ['timeline.details-done'] },
    { see: 'question', shows: ['question.hint-code'] },
    { do: 'answer', with: '123456' },
    { see: 'progress', shows: ['timeline.verification-done'] },
    { see: 'select-account' },
    { do: 'choose-accounts', count: 2 },
    { see: 'success', shows: ['receipt.manage', 'receipt.save'], text: ['Hydro Laurentide'] },
    { do: 'finish' },
    { see: 'closed' },
    { received: [{ success: ['public_token', 'job_guid'] }, 'close'] },
  ],
}

test('the showcase flow by keyboard alone', ({ page, stoppedClockServers }) =>
  playInBrowser(page, playthrough, stoppedClockServers, keyboard))
