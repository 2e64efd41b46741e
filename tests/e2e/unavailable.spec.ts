/** A page without code: what index.html says by itself, in which language, and what the host hears. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openDemo, texts } from './support/demo.ts'
import { mintToken, openWidget, widgetUrl } from './support/widget.ts'

const languages = ['en', 'fr', 'es', 'pt', 'de']
const everyFile = /\/assets\//
const everyText = (key: 'page.scripts' | 'page.unavailable') => languages.map((language) => texts(language)(key))
const message = (page: Page) => page.getByText(texts('en')('page.unavailable'))

test.describe('code that is missing', () => {
  test.use({ tolerated: { console: [/ERR_FAILED/] } })

  for (const file of ['start', 'core', 'vendor', 'app', 'en']) {
    test(`is named in the language of the browser, and the host receives an error (${file})`, async ({ page }) => {
      const missing = new RegExp(`/assets/${file}-[^/]*\\.js$`)
      await page.route(missing, (route) => (route.request().frame().parentFrame() ? route.abort() : route.continue()))
      const { widget, actions } = await openDemo(page)
      await expect(widget.getByText(texts('en')('page.unavailable'))).toBeVisible()
      await expect(widget.getByText(texts('de')('page.unavailable'))).toBeHidden()
      await expect(widget.getByText(texts('en')('page.unsupported'))).toBeHidden()
      await expect(actions).toHaveText(['tieline-error'])
      await widget.getByRole('button', { name: 'Close' }).click()
      await expect(actions).toHaveText(['tieline-error', 'tieline-close-iframe'])
    })
  }

  test('is named although the watch arrives last', async ({ page }) => {
    await page.route(/\/assets\/en-/, (route) => route.abort())
    const failed = page.waitForEvent('console', (message) => /ERR_FAILED/.test(message.text()))
    await page.route(/\/assets\/watch-/, async (route) => {
      await failed
      await route.continue()
    })
    await openWidget(page)
    await expect(message(page)).toBeVisible()
  })

  test('can be requested again', async ({ page }) => {
    await page.route(/\/assets\/app-/, (route) => route.abort())
    await openWidget(page)
    await expect(message(page)).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expect(message(page)).toHaveCount(0)
  })

  test('with every other file leaves the messages in five languages', async ({ page }) => {
    await page.route(everyFile, (route) => route.abort())
    await page.goto(widgetUrl)
    for (const text of everyText('page.unavailable')) await expect(page.getByText(text)).toBeVisible()
  })
})

test.describe('code that hangs', () => {
  test('is named after twenty seconds, and the host receives an error', async ({ page }) => {
    await page.clock.install()
    await page.route(/\/assets\/vendor-/, (route) => (route.request().frame().parentFrame() ? null : route.continue()))
    const { widget, actions } = await openDemo(page)
    await expect(widget.locator('#unavailable')).toHaveCSS('visibility', 'hidden')
    // The script that watches may load, and start its timer, after time has passed once.
    await expect(async () => {
      await page.clock.runFor(20_000)
      await expect(widget.getByText(texts('en')('page.unavailable'))).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(actions).toHaveText(['tieline-error'])
  })

  test('with every other script is named by the styles alone', async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, () => {})
    await page.goto(widgetUrl, { waitUntil: 'commit' })
    const part = page.locator('#unavailable')
    await expect(part).toHaveCSS('visibility', 'hidden')
    const waits = await part.evaluate((element) =>
      element.getAnimations().map((animation) => {
        animation.finish()
        return animation.effect?.getTiming().delay
      }),
    )
    expect(waits).toEqual([20_000])
    await expect(message(page)).toBeVisible()
  })
})

test('a browser without scripts is told so in five languages', async ({ browser, monitor }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await monitor(context)
  const page = await context.newPage()
  await page.goto(widgetUrl)
  const said = page.locator('noscript p')
  await expect(said).toHaveText(everyText('page.scripts'))
  await expect(said.first()).toBeVisible()
  await expect(message(page)).toBeHidden()
  await context.close()
})

test.describe('a browser that is too old', () => {
  test.use({ tolerated: { uncaught: [/./], console: [/./] } })

  for (const missing of ['Object.hasOwn', 'structuredClone', 'Array.prototype.at', 'Promise.allSettled']) {
    test(`is told so without ${missing}, and the host receives an error`, async ({ page }) => {
      await page.addInitScript((path) => {
        if (window === top) return
        const names = path.split('.')
        const last = names.pop() as string
        const holder = names.reduce<object>((object, name) => Reflect.get(object, name), globalThis)
        Reflect.deleteProperty(holder, last)
      }, missing)
      const { widget, actions } = await openDemo(page)
      await expect(widget.getByText(texts('en')('page.unsupported'))).toBeVisible()
      await expect(widget.getByText(texts('en')('page.unavailable'))).toBeHidden()
      await expect(actions).toHaveText(['tieline-error'])
    })
  }
})

test.describe('a frame without an origin', () => {
  // The origin `null` may load no modules and make no calls.
  test.use({ tolerated: { console: [/CORS policy/, /ERR_FAILED/] } })

  test('says that the page does not load, and the host receives an error', async ({ page }) => {
    const address = `${widgetUrl}/?token=${await mintToken()}`
    const body = `<!doctype html><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" src="${address}"></iframe>`
    await page.route(`${widgetUrl}/planted`, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.addInitScript(() => {
      const received: unknown[] = []
      Object.assign(window, { received })
      addEventListener('message', ({ data }) => received.push(data.action))
    })
    await page.goto(`${widgetUrl}/planted`)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByText(texts('en')('page.unavailable'))).toBeVisible()
    await expect(frame.getByText(texts('en')('page.unsupported'))).toBeHidden()
    const received = () => page.evaluate(() => (window as unknown as { received: unknown[] }).received)
    await expect.poll(received).toEqual(['tieline-hello', 'tieline-error'])
  })
})
