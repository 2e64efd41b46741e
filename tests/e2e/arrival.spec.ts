/** Where a screen begins, what surrounds it, and how it grows: low and narrow pages, windows, large letters. */
import { expect, test } from '../support/browser.ts'
import { openDemo } from './support/demo.ts'
import * as measure from './support/measure.ts'
import { names, openPreviews } from './support/previews.ts'
import { openWidget } from './support/widget.ts'

for (const [width, height] of [
  [844, 390],
  [390, 420],
] as const) {
  test(`on ${width} × ${height} the next screen begins at its top`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openWidget(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Select a source' })).toBeInViewport({ ratio: 1 })
    expect(await page.locator('[data-backdrop] > *').evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  })
}

test('the card stands on a page of its own in a window, and over the dimmed host page in a frame', async ({ page }) => {
  const ground = 'rgb(238, 240, 244)'
  await page.emulateMedia({ colorScheme: 'light' })
  await openWidget(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-backdrop]')).toHaveCSS('background-color', ground)
  const { widget } = await openDemo(page)
  await expect(widget.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(widget.locator('[data-backdrop]')).not.toHaveCSS('background-color', ground)
})

test('every place grows with the font size of the browser', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { frame, show } = await openPreviews(page)
  await frame.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const name of names) {
    await show(name)
    expect.soft(await measure.reflow(frame), name).toEqual([])
    const title = frame.locator('[data-heading][data-level="1"]')
    if (await title.isVisible()) await expect.soft(title, name).toHaveCSS('font-size', '48px')
  }
})

test('on 195 px every place keeps its words whole and its pictures on the page', async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 })
  const { frame, show } = await openPreviews(page)
  for (const name of names) {
    await show(name)
    expect.soft(await measure.reflow(frame), name).toEqual([])
    expect.soft(await frame.evaluate(measure.splitWords), name).toEqual([])
    expect.soft(await frame.evaluate(measure.picturesBeyondTheEdge), name).toEqual([])
  }
})
