/** Job 3 where customers have flows of their own: a step is shown to nobody, which their flows have to allow, too. */
import type { Page } from '@playwright/test'
import type { Files } from '../../src/lint/index.ts'
import { shippedFiles } from '../live-flow/support/shipped-files.ts'
import { expect, test } from '../support/browser.ts'
import { specification } from '../support/specification.ts'
import { findings, objection, openStudio, row, searchWithoutEnd } from './support/studio.ts'
import { mouse } from './support/studio-input.ts'

const serve = (page: Page, files: Files) =>
  page.route('**/studio/files/connect.json', (route) => route.fulfill({ json: files }))

/** Until the search for another way is over. */
async function hideConsent(page: Page, files: Files) {
  await page.clock.install()
  await serve(page, files)
  await openStudio(page)
  const bar = objection(page)
  const instead = bar.getByRole('button', { name: /^Instead: consent to nobody/ })
  const none = bar.getByText('None of the nearest ways works for every flow.')
  await searchWithoutEnd(page, async () => {
    await mouse(page).chooseInMenu('consent', 'Show to …', 'Nobody')
    await expect(instead.or(none)).toBeVisible()
  })
  return { bar, instead, none }
}

const acme = (merge: object): Files => ({
  flows: [
    specification.flow,
    { file: 'flows/acme.flow.json', text: JSON.stringify({ extends: 'connect', name: 'acme', merge }) },
  ],
})

test('where a customer has another way to the step, the bar offers none, and leads there', async ({ page }) => {
  const { bar, none } = await hideConsent(
    page,
    acme({ steps: { addSource: { states: { website: { on: { CANCEL: 'consent' } } } } } }),
  )
  await expect(none).toBeVisible()
  await bar.getByRole('button', { name: 'Go to acme' }).click()
  await expect(bar).toBeHidden()
  await expect(page.locator('.header')).toContainText('acme')
  await expect(row(page, 'addSource')).toHaveAttribute('aria-current', 'true')
})

test('in the flows that we ship, the bar is not there again after what it offers', async ({ page }) => {
  const { bar, instead, none } = await hideConsent(page, shippedFiles)
  if (await none.isVisible()) return
  await instead.click()
  await expect(findings(page)).not.toContainText('hecking')
  await expect(bar).toBeHidden()
})
