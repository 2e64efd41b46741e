/** The examples, driven as a user of each would. */
import { readStatus } from '../../examples/server.mjs'
import { onMessage } from '../../examples/web-view/on-message.js'
import { expect, test } from '../support/browser.ts'
import { connectIn, hosts, widgetIn } from './support/hosts.ts'
import { mintToken, serveOther } from './support/widget.ts'

for (const name of ['plain-html', 'react-vite', 'react-router'] as const) {
  test(`${name}: the user connects, the page gets the public token, and the server reads the status`, async ({
    page,
  }) => {
    await page.goto(hosts[name])
    const [minted] = await Promise.all([
      page.waitForResponse('**/link-token'),
      page.getByRole('button', { name: 'Connect your account' }).click(),
    ])
    await connectIn(widgetIn(page))
    await expect(page.locator('[role=status]')).toHaveText(/^Connected: public-sandbox-/)
    expect(await readStatus(await minted.text())).toBe('Connected')
    await widgetIn(page).getByRole('button', { name: 'Finish' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
}

test('plain-html: the pop-up tells the page that the user connected', async ({ page }) => {
  await page.goto(`${hosts['plain-html']}/popup.html`)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Connect your account' }).click(),
  ])
  await connectIn(popup)
  await expect(page.locator('[role=status]')).toHaveText(/^Connected: public-sandbox-/)
})

test('plain-html: a page whose pop-up is blocked says so and offers a link to the widget', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(`${hosts['plain-html']}/popup.html`)
  const instead = page.getByRole('link', { name: 'Open it in a new tab' })
  await page.getByRole('button', { name: 'Connect your account' }).click()
  await expect(page.locator('[role=status]')).toHaveText(/^The browser blocked the window/)
  const [tab] = await Promise.all([page.waitForEvent('popup'), instead.click()])
  await expect(tab.getByRole('button', { name: 'Continue' })).toBeVisible()
})

test('plain-html: a page with a frame of its own gets the public token', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${hosts['plain-html']}/own-frame.html`)
  const connect = page.getByRole('button', { name: 'Connect your account' })
  await connect.click()
  const widget = page.frameLocator('iframe')
  await connectIn(widget)
  await expect(page.locator('iframe')).toHaveCSS('color-scheme', 'normal')
  await expect(page.locator('[role=status]')).toHaveText(/^Connected: public-sandbox-/)
  await widget.getByRole('button', { name: 'Finish' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('plain-html: the widget is dark on a dark system, which only a browser without emulation tells its frames', async ({
  playwright,
  launchOptions,
  monitor,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=preferredColorScheme=0']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const context = await browser.newContext({ colorScheme: null })
  await monitor(context)
  const page = await context.newPage()
  for (const path of ['/', '/own-frame.html']) {
    await page.goto(hosts['plain-html'] + path)
    await page.getByRole('button', { name: 'Connect your account' }).click()
    const card = page.frameLocator('iframe').locator('[data-backdrop] > *')
    await expect(card.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expect(card).toHaveCSS('color-scheme', 'dark')
  }
  await browser.close()
})

test('the server renders the page of react-router with its button', async ({ request }) => {
  const response = await request.get(hosts['react-router'])
  expect(await response.text()).toContain('Connect your account</button>')
})

test('an app gets the messages of its web view, as React Native and as WKWebView pass them on', async ({ page }) => {
  const api = process.env['TIELINE_SANDBOX_URL'] ?? ''
  const config = { apiHost: `${api}/api/v1`, sandboxApiKey: 'sandbox', webView: { results: true } }
  const served = await serveOther(config, [api], [api])
  const calls: unknown[] = []
  await page.exposeFunction('passOn', (from: string, data: unknown) =>
    onMessage(data, {
      onSuccess: (token: string) => calls.push([from, token]),
      onClose: () => calls.push([from, 'closed']),
    }),
  )
  await page.addInitScript(() => {
    const app = window as unknown as { passOn: (from: string, data: unknown) => void }
    Object.assign(window, {
      ReactNativeWebView: { postMessage: (text: string) => app.passOn('React Native', text) },
      webkit: { messageHandlers: { tieline: { postMessage: (body: object) => app.passOn('WKWebView', body) } } },
    })
  })
  await page.goto(`${served.url}/?token=${await mintToken()}`)
  await connectIn(page)
  await page.getByRole('button', { name: 'Finish' }).click()
  const token = expect.stringMatching(/^public-sandbox-/)
  await expect
    .poll(() => calls)
    .toEqual([
      ['React Native', token],
      ['WKWebView', token],
      ['React Native', 'closed'],
      ['WKWebView', 'closed'],
    ])
  await page.close()
  await served.close()
})
