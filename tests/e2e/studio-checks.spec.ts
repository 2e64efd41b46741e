/** What the studio shows while it checks: results that are older than the text, a check that is stopped, one that fails. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { specification } from '../support/specification.ts'
import { findings, openFlow, openStudio, region, results, serveOneFlow, tab } from './support/studio.ts'
import { bothHeld, deliver, deliverFront, hold, letAnswersBeHeld } from './support/worker-answers.ts'

test.beforeEach(serveOneFlow)

const moveUp = (page: Page) => page.getByRole('button', { name: 'Move selectSource up' }).click()
/** What is of an older text. */
const stale = ['outline-style', 'dashed'] as const
const checkAgain = (page: Page) => page.getByRole('button', { name: 'Check again' })

test('what was found in an older text is grey until the newer is checked, and never shown as current', async ({
  page,
}) => {
  await letAnswersBeHeld(page)
  await openFlow(page)
  await moveUp(page)
  await tab(page, 'Effects').click()
  await expect(results(page)).toContainText('has moved')
  await tab(page, 'Tests').click()
  await expect(results(page)).toContainText('12 tests say otherwise.')
  const accept = results(page).getByRole('button', { name: 'Update these 12' })
  await expect(accept).toBeEnabled()
  await tab(page, 'Checks').click()
  await expect(findings(page)).toContainText('11 more findings')
  const list = findings(page).locator('.findings')
  await expect(list).not.toHaveCSS(...stale)
  // Findings with the same words differ by their place.
  await expect(list.getByRole('listitem').first()).toContainText(/flows\/connect\.tests\.json, line \d+/)

  await test.step('grey, and nothing can be accepted', async () => {
    await hold(page)
    await page.keyboard.press('Control+z')
    await expectStale(page)
    await expect(list.getByRole('listitem').first()).toBeAttached()
    await tab(page, 'Tests').click()
    await expect(results(page)).toContainText('12 tests say otherwise.')
    await expect(results(page).locator('.tests')).toHaveCSS(...stale)
    await expect(accept).toBeDisabled()
    await tab(page, 'Effects').click()
    await expect(results(page)).toContainText('Nothing has changed')
  })

  await test.step('the answers about a text that was edited meanwhile change nothing of that', async () => {
    const undone = await bothHeld(page)
    await moveUp(page)
    await bothHeld(page, undone)
    await deliver(page, undone)
    await expect(results(page).locator('.effects')).toHaveCSS(...stale)
    await tab(page, 'Tests').click()
    await expect(results(page).locator('.tests')).toHaveCSS(...stale)
    await tab(page, 'Checks').click()
    await expectStale(page)
  })

  await deliver(page)
  await expect(findings(page)).toContainText('11 more findings')
  await expect(list).not.toHaveCSS(...stale)
  await tab(page, 'Tests').click()
  await expect(accept).toBeEnabled()
})

test('the changes stay where they are while the flows of customers are worked out', async ({ page }) => {
  await page.route('**/studio/files/connect.json', async (route) => {
    const files = await (await route.fetch()).json()
    const acme = JSON.stringify({ extends: 'connect', name: 'acme', merge: { settings: { searchMinLength: 2 } } })
    const flows = [specification.flow, { file: 'flows/acme.flow.json', text: acme }]
    await route.fulfill({ json: { ...files, flows } })
  })
  await letAnswersBeHeld(page)
  await openStudio(page)
  await tab(page, 'Effects').click()
  await hold(page)
  await moveUp(page)
  await bothHeld(page)
  await deliverFront(page)
  await expect(results(page)).toContainText('Customers with a flow of their own are still being worked out…')
  const before = await results(page).locator('.changes').boundingBox()
  expect(before?.width).toBeGreaterThan(300)
  await deliver(page)
  await expect(results(page)).toContainText(/\d of \d+ customers notic/)
  expect(await results(page).locator('.changes').boundingBox()).toMatchObject({ x: before?.x, y: before?.y })
})

test('a list stays open while the user chooses, and what was found meanwhile is shown after that', async ({ page }) => {
  await letAnswersBeHeld(page)
  await openStudio(page)
  await hold(page)
  await moveUp(page)
  await bothHeld(page)
  const list = page.getByRole('combobox', { name: 'Shown to' })
  await list.focus()
  await page.keyboard.press('Space')
  const isOpen = () => list.evaluate((element) => element.matches(':open'))
  expect(await isOpen()).toBe(true)
  await deliver(page)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await isOpen()).toBe(true)
  await expect(region(page, 'Step')).not.toContainText('Tests here')
  await page.keyboard.press('Escape')
  await expect(region(page, 'Step')).toContainText('Tests here')
  await expect(findings(page)).toContainText('11 more findings')
})

async function expectStale(page: Page) {
  await expect(findings(page)).toContainText('Checking…')
  await expect(findings(page).locator('[aria-busy=true]')).toBeAttached()
  await expect(findings(page).locator('.findings')).toHaveCSS(...stale)
}

test('a long check is stopped, names are still checked, and it can be asked for again', async ({ page }) => {
  await letAnswersBeHeld(page)
  await openFlow(page)
  await hold(page)
  await moveUp(page)
  const stop = findings(page).getByRole('button', { name: 'Stop' })
  await stop.click()
  await expect(findings(page)).toContainText('You have stopped the check.')
  await deliver(page)
  await tab(page, 'Tests').click()
  await expect(results(page)).toContainText('You have stopped this.')
  await tab(page, 'Checks').click()
  await expectNamesChecked(page, 'You have stopped the check.')
  await checkAgain(page).press('Enter')
  await expect(findings(page)).toContainText('11 more findings')
  await expect(region(page, 'Step')).toContainText('Tests here')
})

test('where the check fails, names are still checked, and it can be asked for again', async ({ page }) => {
  await page.addInitScript(failWholeChecks)
  await openFlow(page)
  await expect(findings(page)).toContainText('The check has stopped.')
  await expectNamesChecked(page, 'The check has stopped.')
  await page.evaluate(() => Reflect.set(globalThis, 'checksWork', true))
  await checkAgain(page).press('Enter')
  await expect(findings(page)).toContainText('Nothing to fix.')
})

/** A target that does not exist is found at once, without the check that has ended. */
async function expectNamesChecked(page: Page, ended: string) {
  await page.locator('.cm-line').filter({ hasText: '"NEXT": "@next"' }).first().click()
  await page.keyboard.press('End')
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('t')
  await expect(findings(page)).toContainText("There is no target '@nextt'")
  await expect(findings(page)).toContainText(ended)
  await page.keyboard.press('Control+z')
  await expect(findings(page)).not.toContainText("There is no target '@nextt'")
}

/** Workers that fail as if they ran out of memory, when they are asked to check everything. */
function failWholeChecks() {
  const { postMessage } = Worker.prototype
  Worker.prototype.postMessage = function (this: Worker, data: { extent?: string }) {
    const fails = data.extent === 'everything' && !Reflect.get(globalThis, 'checksWork')
    if (fails) setTimeout(() => this.dispatchEvent(new ErrorEvent('error')))
    else postMessage.call(this, data)
  }
}
