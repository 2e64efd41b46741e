/** Five extreme brands, light and dark: text, focus rings and edges keep their contrast, and no text is cut off. */
import type { Frame } from '@playwright/test'
import { readPage } from '../playthroughs/support/page-reader.ts'
import { expect, test } from '../support/browser.ts'
import { violationsOf } from './support/axe.ts'
import { brands, wearBrand } from './support/brands.ts'
import { faintLines } from './support/edges.ts'
import { enableAll, submitForm } from './support/measure.ts'
import { openPreviews } from './support/previews.ts'

const widget = process.env['TIELINE_WIDGET_URL'] ?? ''

/** What a user does at each place; its controls are enabled by then. */
const places: Record<string, (frame: Frame) => Promise<unknown>> = {
  consent: (frame) => frame.locator('footer button').first().hover(),
  'enterCredentials.credentials': (frame) => frame.evaluate(submitForm),
  'enterCredentials.select-account': (frame) => frame.locator('main label').first().click(),
  success: (frame) => frame.locator('footer button').hover(),
}

for (const brand of brands) {
  for (const mode of ['light', 'dark'] as const) {
    test(`${brand.title}, ${mode}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 390, height: 844 })
      await wearBrand(page, widget, brand)
      const { frame, show } = await openPreviews(page)
      for (const [name, use] of Object.entries(places)) {
        await show(name, 'de', mode, brand.theme)
        await frame.evaluate(enableAll)
        await use(frame)
        await page.keyboard.press('Tab')
        expect.soft(await violationsOf(frame), `${name}: axe`).toEqual([])
        expect.soft(await frame.evaluate(faintLines), `${name}: rings and edges`).toEqual([])
        // The product's name may be cut in the header: the logo's accessible name has all of it.
        const { cut } = await frame.evaluate(readPage)
        expect
          .soft(
            cut.filter((words) => !words.includes(brand.productName ?? '\0')),
            `${name}: cut`,
          )
          .toEqual([])
      }
    })
  }
}

test('the check finds a focus ring and an edge without contrast', async ({ page }) => {
  const { frame, show } = await openPreviews(page)
  await show('selectSource')
  await frame.evaluate(enableAll)
  expect(await frame.evaluate(faintLines)).toEqual([])
  await frame.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('input { border-color: #ddd !important } button:focus { outline-color: #ccc !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  const found = await frame.evaluate(faintLines)
  expect(found.filter((defect) => defect.startsWith('edge of <input'))).toHaveLength(1)
  expect(found.filter((defect) => defect.startsWith('ring of <button')).length).toBeGreaterThan(5)
})
