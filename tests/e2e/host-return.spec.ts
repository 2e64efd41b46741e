/** A widget without a host page: it returns to an address at the end, or tells the app that shows it (docs/host.md). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { makeLink, serveHost } from './support/embed-host.ts'
import { mintToken, serveOther, signIn, toCredentials } from './support/widget.ts'

const sandbox = process.env['TIELINE_SANDBOX_URL'] ?? ''
const returnUrl = `${process.env['TIELINE_DEMO_URL']}/returned`
const config = { apiHost: `${sandbox}/api/v1`, sandboxApiKey: 'sandbox' }

let widget: Awaited<ReturnType<typeof serveOther>>

async function open(page: Page, more: object, to?: string) {
  widget = await serveOther({ ...config, ...more }, [sandbox], [sandbox])
  const query = new URLSearchParams({
    token: await mintToken({ account_select_mode: 'All' }),
    ...(to !== undefined && { return_url: to }),
  })
  await page.goto(`${widget.url}/?${query}`)
}

test.afterEach(() => widget.close())

test.describe('return_url', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(`${returnUrl}*`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Host' }))
  })

  test('receives the result in the fragment, and the server sees nothing of it', async ({ page }) => {
    await open(page, { returnUrls: [returnUrl] }, `${returnUrl}?state=7`)
    await toCredentials(page)
    await signIn(page, 'user_good')
    const arrived = page.waitForRequest(`${returnUrl}*`)
    await page.getByRole('button', { name: 'Finish' }).click()
    expect((await arrived).url()).toBe(`${returnUrl}?state=7`)
    await page.waitForURL(`${returnUrl}?state=7#*`)
    const outcome = new URLSearchParams(new URL(page.url()).hash.slice(1))
    expect(Object.fromEntries(outcome)).toEqual({
      status: 'success',
      public_token: expect.stringMatching(/^public-sandbox-/),
      job_guid: expect.any(String),
    })
  })

  test('is a page whose SDK led to the widget, and reads the result', async ({ page }) => {
    const host = await serveHost('')
    const returnTo = `${host.url}/returned`
    widget = await serveOther({ ...config, returnUrls: [returnTo] }, [sandbox], [sandbox])
    const token = await mintToken({ account_select_mode: 'All' })
    await page.goto(host.url)
    await makeLink(page, { url: widget.url, token, mode: 'redirect', return_url: `${returnTo}?state=7` })
    await page.getByRole('button', { name: 'Connect' }).click()
    await toCredentials(page)
    await signIn(page, 'user_good')
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.waitForURL(`${returnTo}?state=7#*`)
    const returned = await page.evaluate(async () => {
      const sdk = '/sdk.js'
      const { readReturn } = (await import(sdk)) as typeof import('../../src/embed/index.ts')
      return readReturn(location.hash)
    })
    expect(returned).toEqual({
      status: 'success',
      public_token: expect.stringMatching(/^public-sandbox-/),
      job_guid: expect.any(String),
    })
    await host.close()
  })

  test('names a page whose user stopped on the way to the widget: the next click leads there', async ({ page }) => {
    const host = await serveHost('')
    const returnTo = `${host.url}/returned`
    widget = await serveOther({ ...config, returnUrls: [returnTo] }, [sandbox], [sandbox])
    let isStopped = true
    await page.route(`${widget.url}/?*`, (route) => (isStopped ? route.abort('aborted') : route.continue()))
    await page.goto(host.url)
    await makeLink(page, { url: widget.url, token: await mintToken(), mode: 'redirect', return_url: returnTo })
    const connect = page.getByRole('button', { name: 'Connect' })
    await Promise.all([page.waitForEvent('requestfailed'), connect.click()])
    isStopped = false
    await connect.click()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Yes, exit' }).click()
    await page.waitForURL(`${returnTo}#status=exit`)
    await host.close()
  })

  test('learns that the user left', async ({ page }) => {
    await open(page, { returnUrls: [returnUrl] }, returnUrl)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Yes, exit' }).click()
    await page.waitForURL(`${returnUrl}#status=exit`)
  })
})

test.describe('a return_url that is not in the configuration', () => {
  // Its server stops with the test.
  test.use({ tolerated: { console: [/^Tieline: "returnUrls"/], open: true } })

  test('is named on the page, and no session starts', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => request.url().includes('/link/') && calls.push(request.url()))
    await open(page, { returnUrls: [returnUrl] }, `${returnUrl}/elsewhere`)
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByText(`does not have this return_url: ${returnUrl}/elsewhere`)).toBeVisible()
    expect(calls).toEqual([])
  })
})

test('an app with a web view receives the messages of the session', async ({ page }) => {
  await page.addInitScript(() => {
    const received: unknown[] = []
    Object.assign(window, {
      received,
      ReactNativeWebView: { postMessage: (text: string) => received.push(JSON.parse(text)) },
    })
  })
  await open(page, { webView: { results: true } })
  await toCredentials(page)
  await signIn(page, 'user_good')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { received: unknown[] }).received))
    .toMatchObject([
      { action: 'tieline-success', public_token: expect.stringMatching(/^public-sandbox-/) },
      { action: 'tieline-close-iframe' },
    ])
})
