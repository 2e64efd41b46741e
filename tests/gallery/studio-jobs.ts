/** Pictures of the studio from an edit to its review: a fix, tests, effects, a session, and the files that are handed over. */
import type { PictureBrowser } from './browser.ts'

export async function takeStudioJobs({
  servers,
  openPage,
}: PictureBrowser): Promise<Readonly<Record<'fix' | 'tests' | 'effects' | 'play' | 'review', Buffer>>> {
  const { page } = await openPage({ width: 1440, height: 1100 })
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}( \\d+)?$`) })
  const results = page.locator('[data-area="results"]')
  const selectConsent = () =>
    page
      .getByRole('region', { name: 'Steps' })
      .getByRole('button', { name: /^consent/ })
      .click()
  await page.goto(`${servers.demo}/studio/`)
  await page.getByRole('tabpanel', { name: 'Checks' }).getByText('Nothing to fix.').waitFor()

  // A condition that nothing names is a finding with a fix.
  await page.locator('.cm-line').filter({ hasText: '"conditions": {' }).first().click()
  await page.keyboard.press('End')
  await page.keyboard.type('\n"isNew": { "var": "in.showConsent" },')
  await results
    .getByRole('button', { name: /^Show the fix/ })
    .first()
    .click()
  await results.getByText('with the fix').waitFor()
  await selectConsent()
  // A click into the middle of a line scrolls to it.
  await page.locator('.cm-scroller').evaluate((scroller) => scroller.scrollTo({ left: 0 }))
  await results.getByText('Ctrl+Enter applies it').scrollIntoViewIfNeeded()
  const fix = await page.screenshot()
  await page.getByRole('button', { name: 'Leave as it is' }).click()
  const undo = page.locator('.header').getByRole('button', { name: /^Undo/ })
  while ((await undo.getAttribute('aria-disabled')) === 'false') await undo.click()

  await selectConsent()
  await page.getByRole('button', { name: 'Move selectSource up' }).click()
  await tab('Tests').click()
  await results.getByText('tests say otherwise').waitFor()
  await results.getByLabel('Why is this intended?').fill('Users know their source first')
  const tests = await page.screenshot()
  await page.keyboard.press('Enter')
  await results.getByText(/All \d+ tests hold/).waitFor()

  await tab('Effects').click()
  await results.getByRole('button', { name: /^allowDocumentUpload: true/ }).click()
  for (const side of ['After', 'Before']) {
    const frame = page.getByRole('region', { name: side, exact: true }).locator('iframe')
    // A frame that is not in view draws nothing.
    await frame.scrollIntoViewIfNeeded()
    await frame.contentFrame().getByRole('heading', { level: 1 }).waitFor()
  }
  await page.locator('[data-area="centre"] .pane').evaluate((pane) => pane.scrollTo({ top: 0 }))
  await page.mouse.move(0, 0)
  const effects = await page.screenshot()

  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByText('Ready for review: ').waitFor()
  const review = await page.screenshot()

  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await results.getByLabel('Played as').selectOption('Usual customer')
  for (const event of ['NEXT', 'SELECT_SOURCE']) await results.getByRole('button', { name: event, exact: true }).click()
  await results.locator('[aria-current]').filter({ hasText: 'enterCredentials.credentials' }).waitFor()
  await tab('Map').click()
  await page.getByRole('application').getByRole('button').first().waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  const play = await page.screenshot()
  await page.context().close()
  return { fix, tests, effects, play, review }
}
