/** Which messages of which windows a preview accepts. */
import type { Frame } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openDemo } from './support/demo.ts'
import { driver, openHost } from './support/preview-host.ts'

const widgetUrl = process.env['TIELINE_WIDGET_URL'] ?? ''
const success = { action: 'tieline-preview', step: 'success' }
const elsewhere = driver.replace('localhost', '127.0.0.1')

test('an invalid payload is dropped', async ({ page }) => {
  const { widget, inside, post, postExpression, settle } = await openHost(page)
  const consent = widget.getByRole('heading', { name: /uses Tieline to connect/ })
  const members = JSON.stringify(success).slice(1, -1)
  const payloads = [
    'null',
    'undefined',
    '5',
    '"tieline-preview"',
    '[]',
    'new Map([["action", "tieline-preview"], ["step", "success"]])',
    '{ action: "tieline-preview" }',
    '{ action: "tieline-preview", step: "__proto__" }',
    '{ action: "tieline-preview", step: "constructor" }',
    '{ action: "tieline-preview", step: "nowhere", locale: "fr" }',
    '{ action: "tieline-preview", step: { toString: null } }',
    '{ action: "acme-preview", step: "success" }',
    `JSON.parse('{ ${members}, "__proto__": { "polluted": true } }')`,
    `{ ${members}, elements: JSON.parse('{ "__proto__": false }') }`,
    `{ ${members}, locale: "xx" }`,
    `{ ${members}, theme: { mode: "neon" } }`,
    `{ ${members}, more: 1 }`,
    `{ ${members}, flow: { name: "x".repeat(1_000_000) } }`,
    `{ ${members}, flow: { name: "connect" } }`,
    `(() => { const circle = { ${members} }; circle.flow = { circle }; return circle })()`,
    `{ ${members}, flow: new Blob(["x"]) }`,
    `{ ${members}, client: new Date() }`,
  ]
  for (const payload of payloads) await postExpression(payload)
  await settle()
  await expect(consent).toBeVisible()
  expect(await inside().evaluate(() => 'polluted' in {})).toBe(false)
  await post({ step: 'success' })
  await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
})

test.use({ tolerated: { origins: [elsewhere] } })

test('messages of a parent of another origin are dropped', async ({ page }) => {
  const { widget, post, settle } = await openHost(page, { origin: elsewhere })
  await post({ step: 'success' })
  await settle()
  await expect(widget.getByRole('heading', { name: /uses Tieline to connect/ })).toBeVisible()
})
test('messages of siblings and of an opener besides the parent are dropped', async ({ page }) => {
  const { widget, inside, post, settle } = await openHost(page)
  await page.evaluate(() => document.body.append(document.createElement('iframe')))
  const sibling = () => page.mainFrame().childFrames()[1] as Frame
  const postFromSibling = () => sibling().evaluate((message) => parent.frames[0]?.postMessage(message, '*'), success)

  await postFromSibling()
  await settle()
  await expect(widget.getByRole('heading', { name: /uses Tieline to connect/ })).toBeVisible()

  await sibling().evaluate((address) => void window.open(address, 'widget'), `${widgetUrl}/?preview=enterCredentials`)
  await expect(widget.getByRole('heading', { name: /Log in to/ })).toBeVisible()
  expect(await inside().evaluate(() => window.opener !== null)).toBe(true)
  await postFromSibling()
  await inside().evaluate((message) => window.postMessage(message, '*'), success)
  await settle()
  await expect(widget.getByRole('heading', { name: /Log in to/ })).toBeVisible()
  await post({ step: 'success' })
  await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
})

test.describe('from within', () => {
  // The widget's policy permits no frames in it; a child must be ignored without the policy too.
  test.use({ bypassCSP: true })

  test('messages of a child are dropped', async ({ page }) => {
    const { widget, inside, settle } = await openHost(page)
    await inside().evaluate(() => document.body.append(document.createElement('iframe')))
    const child = inside().childFrames()[0] as Frame
    await child.evaluate((message) => parent.postMessage(message, '*'), success)
    await settle()
    await expect(widget.getByRole('heading', { name: /uses Tieline to connect/ })).toBeVisible()
  })
})

test('a session ignores preview messages', async ({ page }) => {
  const { widget } = await openDemo(page)
  await expect(widget.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await page.evaluate((message) => frames[0]?.postMessage(message, '*'), success)
  await widget.getByRole('button', { name: 'Continue' }).click()
  await expect(widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  await expect(widget.getByText('Preview', { exact: true })).toHaveCount(0)
})

test('10,000 messages a second make no task longer than drawing a few screens', async ({ page, browser }) => {
  const { widget, post } = await openHost(page)
  const steps = ['success', 'consent', 'enterCredentials', 'uploadInvoices', 'selectSource']
  const traced = async (messages: () => Promise<void>) => {
    await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
    await messages()
    return tasksOf((JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }).traceEvents)
  }
  const eachOnce = async () => {
    for (const step of steps) await post({ step })
    await expect(widget.getByRole('heading', { name: 'Select a source' })).toBeVisible()
  }
  await eachOnce()
  const oneByOne = await traced(eachOnce)
  const flooded = await traced(async () => {
    await page.evaluate(flood, steps)
    await post({ step: 'success' })
    await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
  })
  // 50 ms on a machine where a screen takes 16 ms. A slower or busier machine is slower at both.
  expect(Math.max(...flooded)).toBeLessThan(Math.max(50, 3 * Math.max(...oneByOne)))
  expect(flooded.length).toBeGreaterThan(5000)
})

/** A hundred messages every 10 ms, for a second. */
function flood(steps: string[]): Promise<void> {
  return new Promise((done) => {
    let sent = 0
    const timer = setInterval(() => {
      for (const until = sent + 100; sent < until; sent++)
        frames[0]?.postMessage({ action: 'tieline-preview', step: steps[sent % steps.length] }, '*')
      if (sent < 10_000) return
      clearInterval(timer)
      done()
    }, 10)
  })
}

interface TraceEvent {
  name: string
  cat: string
  /** Microseconds by the clock, and of the thread alone. */
  dur?: number
  tdur?: number
}

/** CPU milliseconds of each task, so that the load of the machine does not count. */
const tasksOf = (events: readonly TraceEvent[]): number[] =>
  events
    .filter(({ name, cat }) => name === 'RunTask' && cat.includes('timeline'))
    .map(({ dur = 0, tdur = dur }) => Math.min(dur, tdur) / 1000)
