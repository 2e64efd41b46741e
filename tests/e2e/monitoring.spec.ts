/** Monitoring against a local collector: what it sends, and what it never sends or affects. */
import type { Page } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { sourceId } from '../support/sources.ts'
import { findInHeap } from './support/heap.ts'
import { mintToken, projectKey, test } from './support/monitored.ts'
import { settle, signIn } from './support/widget.ts'

const preselected = sourceId('hydro-laurentide')
const password = 'correct horse battery'

test('an uncaught error arrives with the key and the stage, and without user data', async ({ monitored }) => {
  const { open, collector, widget } = monitored
  const token = await mintToken()
  const page = await open(`?token=${token}&source_id=${preselected}`, { console: [/status of 4/] })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.locator('input[autocomplete=username]').fill('jane.roe@example.com')
  await page.locator('input[autocomplete=current-password]').fill(password)
  await page.evaluate((typed) => {
    history.replaceState(history.state, '', `${location.href}#${encodeURIComponent(typed)}`)
    setTimeout(() => {
      throw new TypeError(`Cannot read properties of undefined (reading '${typed}') at ${location.href}`)
    })
    setTimeout(() => Promise.reject(typed))
  }, password)

  await expect.poll(() => collector.events()).toHaveLength(2)
  // Each is a separate request, and they may arrive in either order.
  const events = collector.events()
  const thrown = events.find(({ exceptions }) => exceptions[0]?.errorClass === 'TypeError')
  const rejected = events.find((event) => event !== thrown)
  expect(thrown).toMatchObject({
    exceptions: [{ errorClass: 'TypeError', message: 'Cannot read properties of undefined' }],
    app: { releaseStage: 'development' },
    request: { url: `${widget}/credentials`, clientIp: '[REDACTED]' },
    user: { id: '[REDACTED]' },
    unhandled: true,
    breadcrumbs: [],
    metaData: {},
  })
  expect(rejected).toMatchObject({ exceptions: [{ message: '[withheld]' }] })

  const agreement = page.getByRole('checkbox')
  if (await agreement.isVisible()) await agreement.check()
  await page.getByRole('button', { name: 'Submit' }).click()
  // The library sends spans after some seconds without a new one (docs/decisions/0010).
  const spans = () => collector.spans().map(({ name, attributes }) => `${name} ${attributes['http.url'] ?? ''}`)
  await expect.poll(spans, { timeout: 60_000 }).toContain('[FullPageLoad]/consent ')
  expect(spans().filter((each) => /logos|about:blank|\/api\//.test(each))).toEqual([])

  const paths = new Set(collector.received.map(({ path }) => path))
  expect([...paths].sort()).toEqual(['/notify', '/v1/traces'])
  for (const { headers, body } of collector.received) {
    expect(headers['bugsnag-api-key']).toBe(projectKey)
    const all = JSON.stringify({ headers, body }).toLowerCase()
    for (const secret of [token.slice(-12), 'token=', 'horse', 'jane.roe', 'laurentide'])
      expect(all).not.toContain(secret)
  }
})

test('a password that was refused is in no memory, with an error that was reported meanwhile', async ({
  monitored,
}) => {
  const { open, collector } = monitored
  const page = await open(`?token=${await mintToken()}&source_id=${preselected}`, { console: [/status of 4/] })
  await page.getByRole('button', { name: 'Continue' }).click()
  await signIn(page, 'user_unknown', password)
  await expect(page.getByText('The credentials you provided were incorrect')).toBeVisible()
  await page.evaluate(() => void setTimeout(() => Promise.reject(new TypeError('Load failed'))))
  await expect.poll(() => collector.events()).toHaveLength(1)
  expect(await findInHeap(page, password)).toEqual([])
})

for (const [what, answer, logged] of [
  ['refuses', 400, /status of 400/],
  ['fails', 500, /status of 500/],
  ['hangs up', null, /ERR_EMPTY_RESPONSE/],
] as const) {
  test.describe(`a collector that ${what}`, () => {
    test.use({ answer })

    test('changes nothing on the screen, and the user continues', async ({ monitored: { open, collector } }) => {
      const page = await open(`?token=${await mintToken()}`, { console: [logged] })
      await expect(page.locator('[data-step="3"]')).toBeVisible()
      const seen = () => page.locator('body').innerHTML()
      const before = await seen()
      const failed = page.waitForEvent('console', (message) => message.location().url.endsWith('/notify'))
      await page.evaluate(() => void setTimeout(() => Promise.reject(new TypeError('Load failed'))))
      await failed
      await settle(page)
      expect(collector.events()).not.toEqual([])
      expect(await seen()).toEqual(before)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Select a source' })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  })
}

test('an error while rendering arrives too', async ({ monitored }) => {
  const { open, collector, widget } = monitored
  const page = await open(`?token=${await mintToken()}`, { console: [/ERR_FAILED/] })
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  await page.route(/select-source/, (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect.poll(() => collector.events()).toHaveLength(1)
  expect(collector.events()[0]).toMatchObject({
    exceptions: [{ errorClass: 'MissingFileError', message: 'Failed to fetch dynamically imported module' }],
    request: { url: `${widget}/source` },
  })
})

test.describe('with an empty key', () => {
  test.use({ monitoring: { projectKey: '' } })

  test('the console names it, the flow goes on, and nothing is loaded', async ({ monitored: { open, collector } }) => {
    const named = /^Tieline: #tieline-config at \/monitoring\/projectKey: /
    const page = await open(`?token=${await mintToken()}`, { console: [named] })
    await expect
      .poll(async () => (await page.consoleMessages()).map((message) => message.text()))
      .toContainEqual(expect.stringMatching(named))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Select a source' })).toBeVisible()
    expect([await hasLoaded(page), collector.received]).toEqual([false, []])
  })
})

test.describe('without a key', () => {
  test.use({ monitoring: {} })

  test('the console names it, and the flow goes on', async ({ monitored: { open } }) => {
    const named = /^Tieline: #tieline-config at \/monitoring: 'projectKey' is missing/
    const page = await open(`?token=${await mintToken()}`, { console: [named] })
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expect
      .poll(async () => (await page.consoleMessages()).map((message) => message.text()))
      .toContainEqual(expect.stringMatching(named))
  })
})

const storedNames = ['bugsnag-anonymous-id', 'bugsnag-sampling-probability']

/** Whether a page has loaded a script of the service. */
async function hasLoaded(page: Page): Promise<boolean> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const scripts = names.filter((name) => name.endsWith('.js')).map(async (name) => (await fetch(name)).text())
  return (await Promise.all(scripts)).some((text) => text.includes('Bugsnag-Api-Key'))
}

test('without configuration nothing is loaded, stored or requested', { tag: '@smoke' }, async ({ page, monitored }) => {
  const query = `?token=${await mintToken()}`
  const opened = await monitored.open(query)
  await expect.poll(() => hasLoaded(opened)).toBe(true)
  // Only an anonymous device id, a sampling probability and its time (docs/decisions/0010).
  const stored = () => opened.evaluate(() => ({ ...localStorage }))
  await expect.poll(async () => Object.keys(await stored()).sort()).toEqual(storedNames)
  const storage = await stored()
  expect(storage['bugsnag-anonymous-id']).toMatch(/^c[a-z0-9]{20,32}$/)
  expect(JSON.parse(storage['bugsnag-sampling-probability'])).toEqual({ value: 1, time: expect.any(Number) })

  await page.goto(`${process.env['TIELINE_WIDGET_URL']}/${query}`)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  await settle(page)
  expect(await hasLoaded(page)).toBe(false)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
