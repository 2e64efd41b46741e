/** The source list and its search, and the dialog about the product. */
import { expect, test } from '../support/browser.ts'
import { answerCall, openWidget, settle } from './support/widget.ts'

const sources = (count: number) => ({
  sources: Array.from({ length: count }, (_, at) => ({ source_id: `s-${at}`, name: `Source ${at}`, fields: [] })),
})

for (const [count, box] of [
  [7, 0],
  [8, 1],
] as const) {
  test(`${count} sources: ${box} search box`, async ({ page }) => {
    await answerCall(page, '/link/sources', 200, sources(count))
    await openWidget(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('button', { name: /^Source / })).toHaveCount(count)
    await expect(page.getByRole('searchbox')).toHaveCount(box)
  })
}

test('more rows of a long list are drawn before its end becomes visible', async ({ page }) => {
  await answerCall(page, '/link/sources', 200, sources(200))
  await page.setViewportSize({ width: 390, height: 500 })
  await openWidget(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  const rows = page.getByRole('button', { name: /^Source / })
  // Ten at first, and sixty more because the end of those is near.
  await expect(rows).toHaveCount(70)
  await rows.nth(69).scrollIntoViewIfNeeded()
  await expect(rows).toHaveCount(130)
})

test('rows far from what is visible are left out, keep their place, and are back before they are seen', async ({
  page,
}) => {
  await answerCall(page, '/link/sources', 200, sources(1000))
  await openWidget(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  const rows = page.getByRole('button', { name: /^Source / })
  const named = (at: number) => page.getByRole('button', { name: `Source ${at}`, exact: true })
  await expect(rows).toHaveCount(70)
  await named(69).focus()
  for (let last = 129; last < 1000; last += 60) {
    await named(last).scrollIntoViewIfNeeded()
    if (last + 60 < 1000) await expect(named(last + 60)).toBeAttached()
  }
  await named(969).scrollIntoViewIfNeeded()
  await named(999).scrollIntoViewIfNeeded()
  await expect(named(999)).toBeInViewport()
  await expect(named(200)).toHaveCount(0)
  expect(await rows.count()).toBeLessThan(400)
  // What has the focus stays.
  await expect(named(69)).toBeFocused()
  const list = page.getByRole('list', { name: 'Select a source' })
  const before = await list.evaluate(({ scrollHeight }) => scrollHeight)
  const column = list.locator('xpath=ancestor::*').filter({ has: list })
  await column.evaluateAll((all) => {
    for (const each of all) each.scrollTo({ top: 0 })
  })
  await expect(named(0)).toBeInViewport()
  await expect(named(999)).toHaveCount(0)
  await named(130).scrollIntoViewIfNeeded()
  await expect(named(130)).toBeInViewport()
  expect(await list.evaluate(({ scrollHeight }) => scrollHeight)).toBe(before)
})

test('a search is sent once, 500 ms after the last character', async ({ page }) => {
  const searches: string[] = []
  page.on('request', (request) => {
    const { search } = (request.postDataJSON() ?? {}) as { search?: string }
    if (search !== undefined) searches.push(search)
  })
  await page.clock.install()
  await openWidget(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  const box = page.getByRole('searchbox', { name: 'Search for a source' })
  await expect(page.getByText('Search instead')).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await box.fill('hyd')
  await expect(page.getByText('Search instead')).toHaveCount(0)
  await page.clock.runFor(400)
  await box.fill('hydr')
  await expect(box).toHaveValue('hydr')
  await page.clock.runFor(499)
  await settle(page)
  expect(searches).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => searches).toEqual(['hydr'])
  // The browser context is reused: Playwright would resume a paused clock while the next test starts.
  await page.clock.resume()
})

test('‘Search instead’ focuses the search box', async ({ page }) => {
  await openWidget(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: "Don't see your source? Search instead" }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('‘About the product’ dims and clips the page beneath it; a click on the backdrop closes it', async ({ page }) => {
  await openWidget(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow)
  expect(await overflow()).toBe('visible')
  const why = page.getByRole('button', { name: 'Why is Tieline involved?' })
  await why.click()
  const popup = page.getByRole('dialog', { name: 'About Tieline' })
  await expect(popup).toBeVisible()
  await expect(popup.getByText('Tieline is built with your privacy in mind.')).toBeVisible()
  await expect(popup.getByText('Tieline is independent')).toBeVisible()
  expect(await overflow()).toBe('clip')
  const dim = await popup.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor)
  expect(dim).toMatch(/^rgba\(.*, 0\.\d+\)$|\/ 0\.\d+\)$/)

  await page.mouse.click(5, 5)
  await expect(popup).toHaveCount(0)
  expect(await overflow()).toBe('visible')
  await why.click()
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toHaveCount(0)
})
