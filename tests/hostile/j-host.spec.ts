/** J. Further cases of the same kinds: host pages. */
import { type EmbedHost, frameOf, makeLink, serveHost, stateOf } from '../e2e/support/embed-host.ts'
import { expect, test } from '../support/browser.ts'

let host: EmbedHost
test.beforeAll(async () => {
  host = await serveHost('http://localhost')
})
test.afterAll(() => host.close())

test('86 a page that hides empty elements: the overlay is shown, and nothing is locked out of sight', async ({
  page,
}) => {
  await page.goto(host.url)
  await page.evaluate(hideEmptyElements)
  await makeLink(page, { url: `${host.fake}/?scenario=stays` })
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(frameOf(page).getByRole('textbox')).toBeVisible()
  expect(await page.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
})

test('87 a time limit beyond what a timer can hold: the widget is waited for', async ({ page }) => {
  for (const timeout of [Number.POSITIVE_INFINITY, 1e12]) {
    await page.goto(host.url)
    await makeLink(page, { url: `${host.fake}/?scenario=stays`, timeout })
    await page.getByRole('button', { name: 'Connect' }).click()
    await expect.poll(() => stateOf(page), String(timeout)).toBe('open')
  }
})

test.describe('without a policy for styles', () => {
  test.use({ bypassCSP: true })

  test('89 a browser that can adopt no style sheets: the overlay fills the page, and leaves nothing', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const { prototype } of [Document, ShadowRoot]) Reflect.deleteProperty(prototype, 'adoptedStyleSheets')
    })
    await page.goto(host.url)
    await makeLink(page, { url: `${host.fake}/?scenario=stays` })
    await page.getByRole('button', { name: 'Connect' }).click()
    await expect(frameOf(page).getByRole('textbox')).toBeVisible()
    expect(await page.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
    await frameOf(page).getByRole('button', { name: 'Finish' }).click()
    await expect.poll(() => stateOf(page)).toBe('closed')
    await expect(page.locator('style')).toHaveCount(0)
  })
})

/** Runs in the page. */
function hideEmptyElements() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('div:empty, html > div { display: none !important }')
  document.adoptedStyleSheets.push(sheet)
}
