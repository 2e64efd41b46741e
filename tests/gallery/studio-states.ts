/** Pictures of what the studio shows where there is nothing, not yet, or not any more. */
import type { Page } from 'playwright'
import type { PictureBrowser } from './browser.ts'

/** A pane that has nothing, a check under way, one that was stopped, a pane that has failed, and a flow that is not there. */
export async function takeStudioStates({ servers, openPage }: PictureBrowser): Promise<Buffer[]> {
  const { page } = await openPage({ width: 390, height: 520 })
  const show = async (area: string, pane: string) => {
    await page.getByRole('tablist', { name: 'Areas of the window' }).getByRole('tab', { name: area }).click()
    await page.getByRole('tab', { name: pane, exact: true }).click()
  }
  await letChecksTakeForEver(page)
  await page.route(/effects-pane-.*\.js/, (route) => route.abort())
  await page.goto(`${servers.demo}/studio/`)
  await show('Flow', 'Form')
  await page.getByRole('textbox', { name: /^Name of a new form step/ }).waitFor()
  const empty = await page.screenshot()
  await show('Results', 'Checks')
  const checks = page.getByRole('tabpanel', { name: 'Checks' })
  const stop = checks.getByRole('button', { name: 'Stop' })
  await stop.waitFor()
  const loading = await page.screenshot()
  await stop.click()
  await checks.getByText('You have stopped the check.').waitFor()
  const stopped = await page.screenshot()
  await show('Results', 'Effects')
  await page.getByRole('alert').filter({ hasText: 'has stopped because of an error' }).waitFor()
  const failed = await page.screenshot()
  await page.goto(`${servers.demo}/studio/?flow=nowhere`)
  await page.getByRole('alert').waitFor()
  const missing = await page.screenshot()
  await page.context().close()
  return [empty, loading, stopped, failed, missing]
}

/** Nobody is told what to check. */
const letChecksTakeForEver = (page: Page) =>
  page.addInitScript(() => {
    Worker.prototype.postMessage = () => {}
  })
