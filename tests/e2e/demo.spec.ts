/** The demo host page itself: everything is in view, credentials can be copied, and the widget can be opened again. */
import { expect, test } from '../support/browser.ts'
import { openDemo } from './support/demo.ts'
import { connectIn } from './support/hosts.ts'

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`the frame ends above the fold at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openDemo(page)
    const box = await page.locator('#frame iframe').boundingBox()
    expect(box && box.y + box.height).toBeLessThanOrEqual(height)
    expect(box?.height).toBeGreaterThan(height * 0.8)
  })
}

test('one click copies a username, a password or another value', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1280, height: 800 })
  await openDemo(page)
  for (const [name, value] of [
    [/^user_mfa /, 'user_mfa'],
    [/Password$/, 'pass_good'],
    [/Captcha$/, 'k7m2p'],
  ] as const) {
    const button = page.getByRole('button', { name })
    await expect(button).toBeInViewport()
    await button.click()
    await expect(page.getByRole('status')).toHaveText(`Copied ${value}`)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value)
  }
})

test('a closed widget opens again with another token', async ({ page }) => {
  const demo = await openDemo(page)
  const frame = page.locator('#frame iframe')
  const before = await frame.getAttribute('src')
  await demo.widget.getByRole('button', { name: 'Close' }).click()
  await demo.widget.getByRole('button', { name: 'Yes, exit' }).click()
  await expect(frame).toHaveCount(0)
  await page.getByRole('button', { name: 'Connect your account' }).click()
  await expect(demo.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  expect(await frame.getAttribute('src')).not.toBe(before)
})

test('the widget can open in an overlay over the whole page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const demo = await openDemo(page)
  await page.getByText('Session settings').click()
  await page.getByRole('combobox', { name: 'Show in' }).selectOption('overlay')
  await page.getByRole('button', { name: 'Start a new session' }).click()
  await page.getByRole('button', { name: 'Connect your account' }).click()
  await expect(demo.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  expect(await page.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 })
})

test('the events of the session are logged beside the messages', async ({ page }) => {
  const demo = await openDemo(page)
  await expect(demo.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  await expect(page.locator('#events strong')).toHaveText(['OPEN', 'TRANSITION_VIEW'])
  await demo.widget.getByRole('button', { name: 'Close' }).click()
  await demo.widget.getByRole('button', { name: 'Yes, exit' }).click()
  await expect(page.locator('#events strong').last()).toHaveText('EXIT')
  await expect(page.locator('#events + .none')).toHaveCSS('display', 'none')
  await page.locator('#events').evaluate((list) => list.replaceChildren())
  await expect(page.locator('#events + .none')).toHaveText('None yet.')
  await expect(page.locator('#events + .none')).toHaveCSS('display', 'block')
})

test('after success the server of the page reads the status of the session', async ({ page }) => {
  const demo = await openDemo(page)
  await connectIn(demo.widget)
  const status = page.locator('#events [data-action=server]')
  await expect(status).toHaveAttribute('data-body', JSON.stringify({ status: 'Connected' }))
})
