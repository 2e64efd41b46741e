import { expect } from '../../../support/browser.ts'
import { heading, headingOf, openFlow, region, results } from '../studio.ts'
import type { Job } from './job.ts'

/** A row for each customer, changed ones first; both screens, and the way to a change with both screens of each moment. */
export const seeWhoIsAffected: Job = async (page, { press, show, move }) => {
  const method = 'Choose the way to access your data'
  const source = 'Select a source'
  await openFlow(page)
  await move('selectSource', 'up')
  await show('Results', 'Effects')
  const customers = results(page).locator('.customers button')
  await expect(customers.nth(1)).not.toContainText('no change')
  await expect(customers.last()).toContainText('no change')
  const uploads = results(page).getByRole('button', { name: /^allowDocumentUpload: true/ })
  await press(uploads)
  await expect(await headingOf(page, 'Before')).toHaveText(method)
  await expect(await headingOf(page, 'After')).toHaveText(source)

  const change = results(page).getByRole('listitem').filter({ hasText: 'At consent, on NEXT: leads to selectSource' })
  await press(change.getByRole('button', { name: 'Play the way there' }))
  await expect(results(page).locator('[aria-current=step]')).toContainText('NEXT → selectSource')
  await expect(heading(page)).toHaveText(source)
  await expect(await headingOf(page, 'Before')).toHaveText(method)
  await expect(await headingOf(page, 'After')).toHaveText(source)
  await press(results(page).getByRole('button', { name: 'consent', exact: true }))
  for (const side of ['Before', 'After'])
    await expect(region(page, side).locator('iframe')).toHaveAttribute('title', `${side}: consent`)

  await show('Flow', 'Review')
  await press(region(page, 'Flow').getByRole('button', { name: 'Play the way there' }).first())
  await expect(region(page, 'After').locator('iframe')).toBeVisible()

  // A customer who is selected is compared as before.
  await show('Results', 'Effects')
  await press(uploads)
  await expect(await headingOf(page, 'Before')).toHaveText(method)
}
