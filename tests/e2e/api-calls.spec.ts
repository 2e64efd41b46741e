/** Which server is called, how often, and the hints for sandbox credentials. */
import { expect, test } from '../support/browser.ts'
import {
  answerCall,
  mintToken,
  openWidget,
  serveOther,
  settle,
  signIn,
  toCredentials,
  widgetUrl,
} from './support/widget.ts'

test.describe('a service that answers 503', () => {
  test.use({ tolerated: { console: [/status of 503/] } })

  test('a read is retried after 1, 2 and 4 seconds, and no more', async ({ page }) => {
    const calls = await answerCall(page, '/link/sources', 503, {})
    await openWidget(page, { show_step_consent: false })
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
    expect(calls.count).toBe(4)
    const asked = await page.evaluate(() =>
      performance.getEntries().flatMap(({ name, startTime }) => (name.endsWith('/link/sources') ? [startTime] : [])),
    )
    const pauses = asked.slice(1).map((at, index) => at - (asked[index] as number))
    expect(pauses).toHaveLength(3)
    for (const [index, least] of [1000, 2000, 4000].entries()) expect(pauses[index]).toBeGreaterThanOrEqual(least)
  })

  test('client info is requested once', async ({ page }) => {
    const calls = await answerCall(page, '/link/info', 503, {})
    await page.clock.install()
    await page.goto(`${widgetUrl}/?token=${await mintToken()}`)
    await expect(page.getByText('We cannot identify you')).toBeVisible()
    await page.clock.fastForward(60_000)
    await settle(page)
    expect(calls.count).toBe(1)
  })

  test('a submit is sent once', async ({ page }) => {
    const calls = await answerCall(page, '/link/connect', 503, {})
    await page.clock.install()
    await openWidget(page)
    await toCredentials(page)
    await signIn(page, 'user_good')
    await expect(page.getByRole('alert')).toHaveText('The service is not available at the moment. Please try again.')
    await page.clock.fastForward(60_000)
    await settle(page)
    expect(calls.count).toBe(1)
  })
})

for (const [whose, username, password, hints] of [
  ['the sandbox’s', 'user_mfa', 'pass_good', 1],
  ['somebody’s own', 'jane', 'correct horse', 0],
] as const) {
  test(`a passcode asked for after ${whose} credentials: ${hints} hint`, async ({ page }) => {
    await answerCall(page, '/link/connect', 200, { public_token: 'p', job_guid: 'j' })
    await answerCall(page, '/link/connection/status', 200, { status: 'New' })
    await answerCall(page, '/link/authentication/mfa/get', 200, { question: 'Enter your 6-digit One-Time Passcode' })
    await openWidget(page)
    await toCredentials(page)
    await answerCall(page, '/link/connection/status', 200, { status: 'MfaQuestion' })
    await signIn(page, username, password)
    await expect(page.getByRole('main').getByText('Enter your 6-digit One-Time Passcode')).toBeVisible()
    await expect(page.getByText('Sandbox: the code is 123456')).toHaveCount(hints)
  })
}

test.describe('hosts', () => {
  test.use({ tolerated: { console: [/status of 401/, /'apiHost'/] } })
  const [live, sandbox] = ['http://live.localhost:9', 'http://sandbox.localhost:9']

  test('a token with the word sandbox calls the sandbox with its key, another token the live host without a key', async ({
    page,
  }) => {
    const widget = await serveOther({ apiHost: live, sandboxApiHost: sandbox, sandboxApiKey: 'k' }, [live, sandbox])
    const calls: string[] = []
    await page.route(/localhost:9\//, (route) => {
      const { origin } = new URL(route.request().url())
      calls.push(`${origin} ${route.request().headers()['x-api-key'] ?? 'no key'}`)
      return route.fulfill({ status: 401, json: {}, headers: { 'access-control-allow-origin': '*' } })
    })
    const guid = '17d2f9a7-af3d-4ee4-abf4-08dc0b1ba585'
    for (const token of [guid, `link-sandbox-${guid}`]) {
      await page.goto(`${widget.url}/?token=${token}`)
      await expect(page.getByText('We cannot identify you')).toBeVisible()
    }
    expect([...new Set(calls)]).toEqual([`${live} no key`, `${sandbox} k`])
    await page.goto('about:blank')
    await widget.close()
  })

  test('a missing host is named on the page', async ({ page }) => {
    const widget = await serveOther({ sandboxApiHost: sandbox }, [])
    await page.goto(`${widget.url}/?token=${await mintToken()}`)
    await expect(page.getByText(/'apiHost' is missing/)).toBeVisible()
    await page.goto('about:blank')
    await widget.close()
  })
})

test('no request names the page in its referrer, because its address contains the link token', async ({ page }) => {
  const referrers: Promise<string | null>[] = []
  page.on('request', (request) => referrers.push(request.headerValue('referer').catch(() => null)))
  await openWidget(page)
  await toCredentials(page)
  expect(referrers.length).toBeGreaterThan(10)
  expect((await Promise.all(referrers)).filter((referrer) => referrer !== null)).toEqual([])
})
