import { checkSaved } from '../../../studio/product-changes/support.ts'
import { expect } from '../../../support/browser.ts'
import { heading, openFlow, region, results } from '../studio.ts'
import { savedBy } from '../studio-input.ts'
import type { Job } from './job.ts'

/** A session goes back in time and forks, an edit ends it where it no longer holds; what is handed over passes the check. */
export const playAndHandOver: Job = async (page, { press, choose, write, show, move, undo }) => {
  const event = (name: string) => results(page).getByRole('button', { name, exact: true })
  const now = results(page).locator('[aria-current=step]')
  await openFlow(page)
  await press(page.getByRole('button', { name: 'Play', exact: true }))
  await choose(results(page).getByLabel('Played as'), 'Usual customer')
  await press(event('NEXT'))
  await expect(event('NEXT → selectSource calls sources')).toBeVisible()
  await expect(heading(page)).toHaveText('Select a source')
  await press(event('SELECT_SOURCE'))
  await expect(now).toContainText('enterCredentials.credentials')
  await press(event('consent'))
  await expect(heading(page)).not.toHaveText('Select a source')
  await press(event('PROMPT_CLOSE'))
  await press(event('Branch: NEXT, and 1 more'))
  await expect(now).toContainText('enterCredentials.credentials')
  await expect(event('Branch: PROMPT_CLOSE')).toBeVisible()
  for (let times = 0; times < 2; times++) await move('consent', 'down')
  await expect(results(page)).toContainText('NEXT no longer happens here.')
  await press(event('SELECT_SOURCE'))
  await expect(now).toContainText('consent')
  for (let times = 0; times < 2; times++) await undo()

  await show('Step', 'Settings')
  await write(page.getByRole('textbox', { name: 'loadedDelayMs' }), '700 ms')
  await press(page.getByRole('button', { name: 'Review', exact: true }))
  const review = region(page, 'Flow')
  await expect(review).toContainText('Ready for review')
  const download = () => press(review.getByRole('button', { name: 'Download the files' }))
  const { 'change.md': change, ...files } = await savedBy(page, download, 2)
  expect(Object.keys(files)).toEqual(['connect.flow.json'])
  expect(change).toContain('loadedDelayMs')
  const saved = Object.entries(files).map(([name, text]) => [`flows/${name}`, text] as const)
  expect(await checkSaved(Object.fromEntries(saved))).toEqual({ failed: false, findings: [], unexplained: [] })
}
