/** Routes of the widget, entries in the browser's history, and the redirect to the dashboard. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { test as base, expect, trust } from '../support/browser.ts'
import { mintToken, openWidget, serveOther, signIn, widgetUrl } from './support/widget.ts'

/** A new page for each test: the shared one has a history already. */
const test = base.extend({
  page: async ({ context }, use) => {
    const page = await context.newPage()
    await use(page)
    await page.close()
  },
})

const pathOf = (page: Page) => new URL(page.url()).pathname
const entries = (page: Page) => page.evaluate(() => history.length)

async function openAccounts(page: Page) {
  await openWidget(page, { account_select_mode: 'Single' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('listitem').getByRole('button').first().click()
  await signIn(page, 'user_good')
}

for (const route of ['/consent', '/credentials', '/error', '/source', '/error-token', '/success']) {
  test(`${route} serves the widget, which starts at consent`, async ({ page }) => {
    const response = await page.goto(`${widgetUrl}${route}?token=${await mintToken()}`)
    expect(response?.status()).toBe(200)
    await expect(page.locator('#app').getByRole('button', { name: 'Continue' })).toBeVisible()
    expect(pathOf(page)).toBe('/consent')
  })
}

test('without a token the address is /error-token', async ({ page }) => {
  await page.goto(`${widgetUrl}/?source_id=x`)
  await expect(page.getByText('Token required')).toBeVisible()
  await expect(page).toHaveURL(`${widgetUrl}/error-token?source_id=x`)
})

test.describe('history', () => {
  test.use({ tolerated: { console: [/status of 400/] } })

  test('steps replace the entry, and the error report pushes one', async ({ page }) => {
    const query = await openWidget(page)
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
    const atStart = await entries(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(`${widgetUrl}/source${query}`)
    await page.getByRole('listitem').getByRole('button').first().click()
    await expect(page).toHaveURL(`${widgetUrl}/credentials${query}`)
    await signIn(page, 'user_bad')
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
    await expect(page).toHaveURL(`${widgetUrl}/error${query}`)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page).toHaveURL(`${widgetUrl}/credentials${query}`)
    expect(await entries(page)).toBe(atStart)

    await signIn(page, 'user_locked')
    await expect(page.getByRole('heading', { name: 'An error has occured.' })).toBeVisible()
    await expect(page).toHaveURL(`${widgetUrl}/error${query}`)
    expect(await entries(page)).toBe(atStart + 1)
  })

  test('back closes a view within a screen before it leaves the screen', async ({ page }) => {
    await openAccounts(page)
    const list = page.getByRole('heading', { name: 'Select account' })
    const typing = page.getByRole('heading', { name: 'Add Utility Account' })
    for (const back of [() => page.getByRole('button', { name: 'Back' }).click(), () => page.goBack()]) {
      await page.getByRole('button', { name: 'Manually input account' }).click()
      await expect(typing).toBeFocused()
      await expect(page).toHaveTitle(/^Add Utility Account/)
      await back()
      await expect(page.getByRole('button', { name: 'Manually input account' })).toBeFocused()
      await expect(page).toHaveTitle(/^Select account/)
      await expect(list).toBeVisible()
    }
  })

  test('back closes a view from the moment that it is drawn', async ({ page }) => {
    await openAccounts(page)
    const manual = page.getByRole('button', { name: 'Manually input account' })
    await manual.evaluate((button: HTMLElement) => {
      const observer = new MutationObserver(() => {
        if (document.contains(button)) return
        observer.disconnect()
        dispatchEvent(new PopStateEvent('popstate', { state: { tieline: 0 } }))
      })
      observer.observe(document.body, { childList: true, subtree: true })
      button.click()
    })
    await expect(manual).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Select account' })).toBeVisible()
  })

  test('the start adds two entries to the history', async ({ page }) => {
    const query = await openWidget(page)
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expect(page).toHaveURL(`${widgetUrl}/consent${query}`)
    const reached = await page.evaluate(() => {
      const next = new Promise((resolve) => addEventListener('popstate', ({ state }) => resolve(state), { once: true }))
      history.back()
      return next
    })
    expect(reached).toEqual({ tieline: 0 })
    await expect(page.getByRole('alertdialog', { name: 'Are you sure you want to exit?' })).toBeVisible()
    await expect(page).toHaveURL(`${widgetUrl}/consent${query}`)
  })
})

test('/connect goes to the dashboard with its query, to the development host where the origin contains .dev', async ({
  page,
}) => {
  const dashboard = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><link rel="icon" href="data:,">'),
  )
  await new Promise<void>((resolve) => dashboard.listen(0, '127.0.0.1', resolve))
  const { port } = dashboard.address() as AddressInfo
  const [live, development] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
  const hosts = { apiHost: 'https://api.example.com', dashboardHost: live, developmentDashboardHost: development }
  const widget = await serveOther(hosts, [live, development])
  const onDev = widget.url.replace('localhost', 'app.dev.localhost')
  trust(onDev)

  for (const [origin, host] of [
    [widget.url, live],
    [onDev, development],
  ]) {
    await page.goto(`${origin}/connect?a=1&b=%20x&a=2`, { waitUntil: 'commit' })
    await expect(page).toHaveURL(`${host}/api/v0/credential?a=1&b=%20x&a=2`)
  }
  await page.goto('about:blank')
  dashboard.closeAllConnections()
  dashboard.close()
  await widget.close()
})
