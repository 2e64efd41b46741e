/** Files of the widget that fail to load: an error page or English, and a message to the host. */
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openDemo } from './support/demo.ts'
import { answerCall, mintToken, openWidget, widgetUrl } from './support/widget.ts'

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

const selectSource = /\/assets\/select-source-/

test.describe('a screen that fails to load once', () => {
  test.use({ tolerated: { console: [/status of 503/] } })

  test('is requested again, and nobody hears of it', async ({ page }) => {
    let requests = 0
    await page.route(selectSource, (route) => {
      requests += 1
      return requests === 1 ? route.fulfill({ status: 503 }) : route.continue()
    })
    const demo = await openDemo(page)
    await demo.widget.getByRole('button', { name: 'Continue' }).click()
    await expect(demo.widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
    expect(requests).toBe(2)
    await expect(demo.actions).toHaveCount(0)
  })
})

/** Fails as long as `fails` says so for the query of the request. Resolves to these queries. */
async function routeFile(page: Page, file: RegExp, fails: (query: string, before: readonly string[]) => boolean) {
  const queries: string[] = []
  await page.route(file, (route) => {
    const query = new URL(route.request().url()).search
    const isFailing = fails(query, [...queries])
    queries.push(query)
    return isFailing ? route.fulfill({ status: 503 }) : route.continue()
  })
  return queries
}

/** A file is late after eight seconds in which the page could run code. */
test('a file that arrives while the page can run no code for a minute is not missing', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked = page.waitForRequest(/\/assets\/preview-/)
  await page.route(/\/assets\/preview-/, async (route) => {
    await released
    await route.continue()
  })
  await page.clock.install()
  await page.goto(`${widgetUrl}/?preview=consent`)
  await asked
  await page.clock.fastForward(60_000)
  release()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
})

test.describe('a file without a screen that fails to load', () => {
  test.use({ tolerated: { console: [/status of 503/] } })

  test('the cache of reads: requested once more, and nobody hears of it', async ({ page }) => {
    const queries = await routeFile(page, /\/assets\/query-client-/, (query) => query === '')
    const demo = await openDemo(page)
    await demo.widget.getByRole('button', { name: 'Continue' }).click()
    await expect(demo.widget.getByRole('button', { name: /Hydra Water/ })).toBeVisible()
    expect(queries).toEqual(['', expect.stringMatching(/^\?./)])
    await expect(demo.actions).toHaveCount(0)
  })

  test('the code that sends invoices: requested once more with each press', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const isFirst = (before: readonly string[]) => before.every((query) => query === '')
    const queries = await routeFile(
      page,
      /\/assets\/upload-(?!invoices)/,
      (query, before) => query === '' || isFirst(before),
    )
    await openWidget(page, { allow_document_upload: true })
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: /invoices/i }).click()
    await page.getByRole('button', { name: /Hydra Water/ }).click()
    const file = { name: 'january.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    await page.locator('input[type=file]').setInputFiles(file)
    const submit = page.getByRole('button', { name: 'Continue', exact: true })
    await submit.click()
    await expect(page.getByText('An unexpected error occured. Please try again later.')).toBeVisible()
    await submit.click()
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible()
    expect(new Set(queries).size).toBe(3)
  })
})

test.describe('a screen that fails to load', () => {
  test.use({ tolerated: { console: [/ERR_FAILED/] } })

  test('is offered again in its place, and the host receives an error', async ({ page }) => {
    await page.route(selectSource, (route) => route.abort())
    const demo = await openDemo(page)
    await demo.widget.getByRole('button', { name: 'Continue' }).click()
    const heading = demo.widget.getByRole('heading', { name: 'Something went wrong' })
    await expect(heading).toBeFocused()
    await expect(demo.actions).toHaveText(['tieline-error'])
    expect(await demo.body('tieline-error')).toMatchObject({ reason: 'Error' })

    await page.unroute(selectSource)
    await demo.widget.getByRole('button', { name: 'Try Again' }).click()
    await expect(demo.widget.getByRole('heading', { name: 'Select a source' })).toBeFocused()
  })
})

test.describe('when no further file arrives', () => {
  test.use({ tolerated: { console: [/ERR_FAILED|status of 500/] } })

  /** Every file of the widget that the first screen does not need. */
  const routeLater = (page: Page, respond: (route: Route) => Promise<void> | void) =>
    page.route(/\/assets\/(?!start|core|vendor|app|watch|en-)[^/]*\.js$/, (route) =>
      route.request().url().startsWith(widgetUrl) ? respond(route) : route.continue(),
    )

  test('the exit confirmation and the error screens are there, because they are fetched first', async ({ page }) => {
    const last = page.waitForResponse(/\/assets\/confirm-exit-/)
    const { widget, actions } = await openDemo(page)
    await (await last).finished()
    await page.route('**/*', (route) => route.abort())
    await widget.getByRole('button', { name: 'Close' }).click()
    await widget.getByRole('button', { name: 'Yes, exit' }).click()
    await expect(actions).toHaveText(['tieline-close-iframe'])
  })

  test('they are fetched for a user who saves data, too', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const fetched = page.waitForResponse(/\/assets\/error-submit-email-/)
    await openWidget(page)
    await fetched
  })

  const respondConnecting = (route: Route) =>
    route.fulfill({ json: { status: 'Connecting' }, headers: { 'access-control-allow-origin': '*' } })

  test('a user who saves data reads what failed and can leave, without the form that cannot be fetched', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const form = /\/assets\/(email-field|schema-form)-/
    await page.route(form, (route) => route.abort())
    // Work under way is resumed, and then has failed.
    await answerCall(page, '/link/connection/status', 200, { status: 'Error' })
    await page.route(/\/link\/connection\/status$/, respondConnecting, { times: 1 })
    await openWidget(page)
    await expect(page.getByRole('heading', { name: 'An error has occured.' })).toBeFocused()
    await expect(page.getByText('This could not be loaded.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit and close' })).toBeHidden()
    await page.unroute(form)
    await page.getByRole('button', { name: 'Try Again' }).first().click()
    await expect(page.getByRole('heading', { name: 'An error has occured.' })).toBeFocused()
    await expect(page.getByLabel('Email address')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit and close' })).toBeVisible()
  })

  test('Close closes without the question, and the host hears why', async ({ page }) => {
    await routeLater(page, (route) => route.abort())
    const { widget, actions } = await openDemo(page)
    await expect(widget.getByRole('button', { name: 'Continue' })).toBeVisible()
    await widget.getByRole('button', { name: 'Close' }).click()
    await expect(actions).toHaveText(['tieline-error', 'tieline-close-iframe'])
  })

  test('Close closes without the question if it hangs', async ({ page }) => {
    await routeLater(page, () => {})
    await page.clock.install()
    const { widget, actions } = await openDemo(page)
    await widget.getByRole('button', { name: 'Continue' }).click()
    await expect(widget.getByRole('img', { name: 'Loading' })).toBeVisible()
    await widget.getByRole('button', { name: 'Close' }).click()
    await page.clock.runFor(4000)
    await expect(actions).toHaveText(['tieline-error', 'tieline-close-iframe'])
  })

  test('Close closes without the question while the page is loading', async ({ page }) => {
    await page.route(/\/link\/info$/, () => {})
    await routeLater(page, (route) => route.abort())
    const { widget, actions } = await openDemo(page)
    await widget.getByRole('button', { name: 'Close' }).click()
    await expect(actions).toHaveText(['tieline-error', 'tieline-close-iframe'])
  })

  test('a screen that hangs is offered again after ten seconds, and the host receives an error', async ({ page }) => {
    await page.route(selectSource, () => {})
    await page.clock.install()
    const { widget, actions } = await openDemo(page)
    await widget.getByRole('button', { name: 'Continue' }).click()
    await expect(widget.getByRole('img', { name: 'Loading' })).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(widget.getByRole('alert').getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(actions).toHaveText(['tieline-error'])
    await widget.getByRole('button', { name: 'Close' }).click()
    await widget.getByRole('button', { name: 'Cancel' }).click()
    await expect(widget.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })

  test('a start that fails says so and can be tried again', async ({ page }) => {
    await page.route(/\/link\/info$/, (route) => route.fulfill({ status: 500 }))
    await routeLater(page, (route) => route.abort())
    await page.goto(`${widgetUrl}/?token=${await mintToken()}`)
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
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
    await fetch(location.pathname)
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
