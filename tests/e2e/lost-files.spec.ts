/** A file of the widget that does not arrive: a clear page and a way on, or English, and a host that knows. */
import { expect, test } from '../support/browser.ts'
import { openDemo } from './support/demo.ts'
import { openWidget } from './support/widget.ts'

test.describe('a flow file that is not there', () => {
  test.use({ tolerated: { console: [/status of 404/, /^Tieline: flows\/gone\.flow\.json was not found/] } })

  test('is named with its mend, on the page and in the console, and the host hears', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Tieline: flows/gone.flow.json'))
    const demo = await openDemo(page, { client: JSON.stringify({ flow: 'gone' }) })
    const heading = demo.widget.getByRole('heading', { name: 'Something went wrong' })
    await expect(heading).toBeVisible()
    await expect(
      demo.widget.getByText(/^flows\/gone\.flow\.json was not found beside the widget\. Check "flow"/),
    ).toBeVisible()
    await logged
    await expect(demo.actions).toHaveText(['tieline-error'])
    expect(await demo.body('tieline-error')).toMatchObject({ reason: 'Error' })
  })
})

test.describe('a screen that is not there', () => {
  test.use({ tolerated: { console: [/ERR_FAILED/], uncaught: [/Failed to fetch dynamically imported module/] } })

  test('ends in a page that can be loaded again, and the host hears', async ({ page }) => {
    await page.route(/\/assets\/select-source-/, (route) => route.abort())
    const demo = await openDemo(page)
    await demo.widget.getByRole('button', { name: 'Continue' }).click()
    const heading = demo.widget.getByRole('heading', { name: 'Something went wrong' })
    await expect(heading).toBeFocused()
    await expect(demo.actions).toHaveText(['tieline-error'])
    expect(await demo.body('tieline-error')).toMatchObject({ reason: 'Error' })

    await page.unroute(/\/assets\/select-source-/)
    await demo.widget.getByRole('button', { name: 'Try Again' }).click()
    await demo.widget.getByRole('button', { name: 'Continue' }).click()
    await expect(demo.widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  })
})

test('no other screen is fetched before the first one can be used', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const others = () => asked.filter((path) => /\/assets\/(credentials|question|success)-/.test(path))
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/select-source-/, async (route) => {
    await released
    await route.continue()
  })
  const fetched = page.waitForRequest(/\/assets\/select-source-/)
  await openWidget(page, { show_step_consent: false })
  await fetched
  // Idle callbacks run in turn, and so do requests: what the widget does when idle has been asked for after these.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    await fetch(location.href)
  })
  expect(others()).toEqual([])
  release()
  await expect(page.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  await expect.poll(() => others().length).toBeGreaterThan(2)
})

test.describe('a language that is not there', () => {
  test.use({ tolerated: { console: [/ERR_FAILED/] } })

  test('leaves the widget in English, and says so of itself', async ({ page }) => {
    let asked = 0
    await page.route(/\/assets\/fr-/, (route) => {
      asked += 1
      return route.abort()
    })
    const { widget } = await openDemo(page, { language: 'FR', show_step_consent: 'on' })
    await expect(widget.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expect(widget.locator('html')).toHaveAttribute('lang', 'en')
    expect(asked).toBeGreaterThan(0)
  })
})
