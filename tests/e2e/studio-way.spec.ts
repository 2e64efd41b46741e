/** The way to a change is played: the preview steps there, beside the screens of the opened flow and of the edited one. */
import { expect, test } from '../support/browser.ts'
import { goTo, heading, openStudio, pane, region, results, tab } from './support/studio.ts'

test('the way to a change is played before and after, from the effects and from the review', async ({ page }) => {
  await openStudio(page)
  await page.getByRole('button', { name: 'Move selectSource up' }).click()
  await tab(page, 'Effects').click()
  const change = results(page).getByRole('listitem').filter({ hasText: 'leads to selectSource' }).first()
  await goTo(page, 'Results', change.getByRole('button', { name: 'Play the way there' }))
  await page.keyboard.press('Enter')

  const screenOf = async (side: string) => {
    const frame = region(page, side).locator('iframe')
    // A frame that is not in view draws nothing.
    await frame.scrollIntoViewIfNeeded()
    return frame.contentFrame().getByRole('heading', { level: 1 })
  }
  await expect(results(page).locator('[aria-current=step]')).toContainText('NEXT → selectSource')
  await expect(heading(page)).toHaveText('Select a source')
  await expect(await screenOf('Before')).toHaveText('Choose the way to access your data')
  await expect(await screenOf('After')).toHaveText('Select a source')

  await test.step('both go along when the session goes back in time', async () => {
    await results(page).getByRole('button', { name: 'consent', exact: true }).press('Enter')
    await expect(region(page, 'Before').locator('iframe')).toHaveAttribute('title', 'Before: consent')
    await expect(region(page, 'After').locator('iframe')).toHaveAttribute('title', 'After: consent')
  })

  await test.step('the review offers it too', async () => {
    const review = await pane(page, 'Review')
    await review.getByRole('button', { name: 'Play the way there' }).first().click()
    await expect(region(page, 'Before')).toBeVisible()
    await expect(region(page, 'After').locator('iframe')).toBeVisible()
  })

  await test.step('a customer who is selected is compared as before', async () => {
    await tab(page, 'Effects').click()
    await results(page)
      .getByRole('button', { name: /^allowDocumentUpload: true/ })
      .click()
    await expect(await screenOf('Before')).toHaveText('Choose the way to access your data')
  })
})
