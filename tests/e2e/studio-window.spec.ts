/** What the window does around its panes: whose preview it is, keys, what is said, and what stays when something fails. */
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { specification } from '../support/specification.ts'
import {
  findings,
  heading,
  openFlow,
  openStudio,
  order,
  region,
  results,
  row,
  serveFlow,
  serveOneFlow,
  studioAddress,
  tab,
} from './support/studio.ts'

test.beforeEach(serveOneFlow)

const before = specification.flow.text
const said = (page: Page) => page.getByRole('status')

test('the window has a customer, whose preview says who gets to a place instead', async ({ page }) => {
  await openFlow(page)
  const customer = page.locator('.header').getByRole('combobox', { name: 'Customer' })
  const never = region(page, 'Preview').getByRole('note')
  await customer.selectOption('Usual customer')
  await row(page, 'uploadInvoices').click()
  await expect(never).toContainText('Usual customer never gets here; allowDocumentUpload: true does.')
  await never.getByRole('button', { name: 'Show as allowDocumentUpload: true' }).press('Enter')
  await expect(never).toBeHidden()
  await expect(customer.locator('option:checked')).toHaveText('allowDocumentUpload: true')
})

test('keys are listed, undo and redo, and go to findings and areas', async ({ page }) => {
  await openStudio(page)
  await test.step('the list of keys opens and closes by key', async () => {
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keys' })
    for (const key of ['F8', 'F6', 'Ctrl+Enter', 'Ctrl+Y']) await expect(keys).toContainText(key)
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
  })

  await test.step('an edit is undone and redone', async () => {
    await page.getByRole('button', { name: 'Move selectSource up' }).press('Enter')
    await page.keyboard.press('Control+z')
    expect((await order(page)).slice(0, 2)).toEqual(['consent', 'chooseConnectionMethod'])
    await page.keyboard.press('Control+y')
    expect((await order(page)).slice(0, 2)).toEqual(['consent', 'selectSource'])
  })

  await test.step('F8 goes from finding to finding, F6 from area to area and back', async () => {
    await expect(findings(page)).toContainText(/The test '(next|back)'/)
    await page.keyboard.press('F8')
    await expect(said(page)).toContainText(/The test '/)
    await row(page, 'consent').focus()
    for (const name of ['Flow', 'Step', 'Preview', 'Results', 'Steps']) {
      await page.keyboard.press('F6')
      await expect(region(page, name)).toBeFocused()
    }
    await page.keyboard.press('Shift+F6')
    await expect(region(page, 'Results')).toBeFocused()
  })
})

test('a flow that is too large for the preview is said to be, and everything else shows it', async ({ page }) => {
  const flow = JSON.parse(before)
  flow.steps.consent.description = 'long '.repeat(25_000)
  await serveFlow(page, JSON.stringify(flow))
  await openFlow(page)
  await expect(region(page, 'Preview').getByRole('note').filter({ hasText: 'more than 100 kB' })).toBeVisible()
  await page.getByRole('button', { name: 'Move selectSource up' }).press('Enter')
  expect((await order(page)).slice(0, 2)).toEqual(['consent', 'selectSource'])
})

test('no step is shown before its heading: rows that grow later move away from under the pointer', async ({ page }) => {
  const arrival = new Promise<Route>((hold) => page.route(/sample-heading-.*\.js/, hold))
  await page.goto(studioAddress())
  const file = await arrival
  await expect(region(page, 'Steps')).toContainText('Loading')
  await expect(findings(page)).toBeVisible()
  await file.continue()
  await expect(row(page, 'selectSource')).toContainText('Select a source')
})

test.describe('a pane that fails', () => {
  test.use({ tolerated: { console: [/Failed to (load|fetch)|ERR_FAILED|effects-pane/], uncaught: [/./] } })

  test('is replaced by what can be done; the others go on, and it is tried again', async ({ page }) => {
    await page.route(/effects-pane-.*\.js/, (route) => route.abort())
    await openFlow(page)
    await page.getByRole('button', { name: 'Move selectSource up' }).click()
    await tab(page, 'Effects').click()
    const stopped = results(page).getByRole('alert')
    await expect(stopped).toContainText('“Effects” has stopped because of an error.')
    for (const name of ['Try again', 'Save file', 'Reload the page'])
      await expect(results(page).getByRole('button', { name })).toBeVisible()
    await row(page, 'selectSource').click()
    await expect(heading(page)).toHaveText('Select a source')
    await page.unrouteAll()
    await results(page).getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(results(page).getByText('has moved').first()).toBeVisible()
  })
})
