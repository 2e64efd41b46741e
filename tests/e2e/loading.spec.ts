/** The start of the widget: what is requested when, and what waits until the screen can be used. */
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { code, hold } from './support/hold.ts'
import { mintToken, openWidget, settle, widgetUrl } from './support/widget.ts'

const firstFiles = /^\/assets\/(start|watch|core|vendor|app|en)-|^\/flows\/connect\.flow\.json$|\.css$/

/** The paths that the page asks for, without preflights. */
function recordRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS') paths.push(new URL(request.url()).pathname)
  })
  return paths
}

const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((painted) => requestAnimationFrame(painted))
    await new Promise((done) => requestIdleCallback(done))
  })

test('client info, status, flow and language are requested before the code has arrived', async ({ page }) => {
  const release = await hold(page, code)
  const requests = recordRequests(page)
  await page.goto(`${widgetUrl}/?token=${await mintToken()}`, { waitUntil: 'commit' })
  for (const path of ['/link/info', '/link/connection/status', '/flows/connect.flow.json', '/assets/en-'])
    await expect.poll(() => requests.filter((each) => each.includes(path)).length, path).toBe(1)
  release()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  const counted = ['/link/info', '/link/connection/status', '/flows/connect.flow.json'].map(
    (path) => requests.filter((each) => each.endsWith(path)).length,
  )
  expect(counted).toEqual([1, 1, 1])
})

test('no error is made until the first screen is there: its stack trace would take as long as to compile a file again', async ({
  page,
}) => {
  await page.addInitScript(recordErrors)
  await openWidget(page)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  const made = () => page.evaluate(() => (window as unknown as { made: string[] }).made)
  expect(await made()).toEqual([])
  await page.evaluate(() => {
    class Own extends Error {}
    return [Error('1'), new TypeError('2'), new RangeError('3'), new DOMException('4'), new Own('5')].length
  })
  expect(await made()).toHaveLength(5)
})

/** Records the errors that are made by any constructor of the browser, or by a class of one. Runs in the page. */
function recordErrors() {
  type Constructor = new (...args: unknown[]) => Error
  const isOfErrors = (value: unknown): value is Constructor =>
    typeof value === 'function' && (value === Error || value.prototype instanceof Error)
  const found = Object.entries(Object.getOwnPropertyDescriptors(window)).filter(([, { value }]) => isOfErrors(value))
  const made: string[] = []
  Object.assign(window, { made })
  for (const [name, { value: original }] of found) {
    const construct = (target: Constructor, args: unknown[], newTarget: Constructor) => {
      const error: Error = Reflect.construct(target, args, newTarget)
      made.push(`${name}: ${error.message} ${error.stack}`)
      return error
    }
    const recording = new Proxy(original, { construct, apply: (target, _, args) => construct(target, args, target) })
    Object.defineProperty(window, name, { value: recording, configurable: true, writable: true })
  }
}

test('until the first screen is painted, only its own files are requested, each once', async ({ page }) => {
  const release = await hold(page, /\/link\/info$/)
  const requests = recordRequests(page)
  await page.goto(`${widgetUrl}/?token=${await mintToken()}`)
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
  await idle(page)
  const files = requests.filter((path) => !path.includes('/link/') && path !== '/')
  expect(files.filter((path) => !firstFiles.test(path))).toEqual([])
  expect(files.length).toBe(new Set(files).size)
  expect(files.filter((path) => path.endsWith('.js'))).toHaveLength(6)
  release()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
})

test('the screens that follow are fetched when the first one is there, in the order of the flow', async ({ page }) => {
  const requests = recordRequests(page)
  await openWidget(page)
  await expect.poll(() => requests.filter((path) => path.includes('/assets/success-')).length).toBeGreaterThan(0)
  const positions = ['/link/info', 'choose-connection-method', 'select-source', 'credentials', 'success'].map((part) =>
    requests.findIndex((path) => path.includes(part)),
  )
  expect(positions).toEqual(positions.filter((at) => at >= 0).sort((a, b) => a - b))
  await expect.poll(() => requests.filter((path) => path.includes('/assets/lottie-player-')).length).toBe(1)
})

test('sources that were read ahead are shown without another request', async ({ page }) => {
  const requests = recordRequests(page)
  const read = page.waitForResponse(/\/link\/sources$/)
  await openWidget(page)
  await read
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await settle(page)
  expect(requests.filter((path) => path.endsWith('/link/sources'))).toHaveLength(1)
})

/** What a user who saves data gets beyond the first screen: what must be there without a network (decision 27). */
const savingFiles = [
  /^(load-ahead|later-screens|confirm-exit|error-try-again|error-submit-email|time-limit-notice)-/,
  // What these import: the later texts, the reads, and the parts that screens share.
  /^(en|intl-messageformat|query|query-client|queryClient|useQuery|onlineManager|parts|options)-/,
  /^(assertClassBrand|classPrivateMethodInitSpec)-/,
]
const savingKiB = 40

test('a user who saves data gets no screen before it is asked for, and no form or player', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(response)
  })
  const requests = recordRequests(page)
  const last = page.waitForResponse(/\/assets\/error-submit-email-/)
  await openWidget(page)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  await (await last).finished()
  await idle(page)
  await settle(page)
  expect(requests.filter((path) => path.endsWith('/sources'))).toEqual([])
  const later = scripts.filter((response) => !firstFiles.test(new URL(response.url()).pathname))
  const names = later.map((response) => new URL(response.url()).pathname.replace(/^.*\//, ''))
  expect(names.filter((name) => !savingFiles.some((files) => files.test(name)))).toEqual([])
  const sizes = await Promise.all(later.map(async (response) => gzipSync(await response.body()).length))
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThan(savingKiB)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('listitem').first()).toBeVisible()
})

test('a busy page can be closed while it waits for client info', async ({ page }) => {
  await page.addInitScript(() => {
    // Never idle.
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout === undefined ? 0 : setTimeout(callback, timeout)
  })
  const release = await hold(page, /\/link\/info$/)
  await openWidget(page)
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
})

test.describe('client info fails', () => {
  test.use({ tolerated: { console: [/status of 503/] } })

  test('a start that is tried again shows the loading screen without waiting for any timer', async ({ page }) => {
    const [info, failed] = [/\/link\/info$/, { status: 503, headers: { 'access-control-allow-origin': '*' } }]
    await page.route(info, (route) => route.fulfill(failed))
    await openWidget(page)
    const again = page.getByRole('button', { name: 'Try Again' })
    await expect(again).toBeVisible()
    await page.unroute(info)
    const release = await hold(page, info)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await again.click()
    await expect(page.locator('.skeleton').first()).toBeVisible()
    await expect(again).toHaveCount(0)
    release()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  })
})
