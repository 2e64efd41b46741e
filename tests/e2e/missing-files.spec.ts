/** Files of the widget that fail to load: an error page or English, and a message to the host. */
import { expect, test } from '../support/browser.ts'
import { openDemo } from './support/demo.ts'
import { openWidget } from './support/widget.ts'

test.describe('a missing flow file', () => {
  test.use({ tolerated: { console: [/status of 404/] } })

  test('that client info names is reported in the console, and the configured flow takes its place', async ({
    page,
  }) => {
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Tieline: flows/gone.flow.json'))
    const demo = await openDemo(page, { client: JSON.stringify({ flow: 'gone' }) })
    await expect(demo.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
    expect((await logged).text()).toMatch(/was not found beside the widget\. .* The flow 'connect' is used instead\.$/)
    await expect(demo.actions).toHaveCount(0)
  })
})

test.describe('a screen that fails to load', () => {
  test.use({ tolerated: { console: [/ERR_FAILED/], uncaught: [/Failed to fetch dynamically imported module/] } })

  test('ends in an error page with a retry, and the host receives an error', async ({ page }) => {
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
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const others = () => requests.filter((path) => /\/assets\/(credentials|question|success)-/.test(path))
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
  // Idle callbacks and requests are in order: anything that the widget fetched when idle was requested before these.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    await fetch(location.href)
  })
  expect(others()).toEqual([])
  release()
  await expect(page.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  await expect.poll(() => others().length).toBeGreaterThan(2)
})

test.describe('a language that fails to load', () => {
  test.use({ tolerated: { console: [/ERR_FAILED/] } })

  test('leaves the widget in English, marked as English', async ({ page }) => {
    let requests = 0
    await page.route(/\/assets\/fr-/, (route) => {
      requests += 1
      return route.abort()
    })
    const { widget } = await openDemo(page, { language: 'FR', show_step_consent: 'on' })
    await expect(widget.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expect(widget.locator('html')).toHaveAttribute('lang', 'en')
    expect(requests).toBeGreaterThan(0)
  })
})
