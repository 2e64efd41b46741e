/** Every place of the flow as a preview: axe, targets, focus, reflow, text spacing, landmarks, forced colours, motion. */
import { expect, test } from '../support/browser.ts'
import { violationsOf } from './support/axe.ts'
import * as measure from './support/measure.ts'
import { findingsAt, lowPhone, phone } from './support/place-findings.ts'
import { languages, names, openPreviews, type Previews } from './support/previews.ts'

/** Does something at each place; resolves to all that was found, the place in front. */
async function findAt(visit: (name: string) => Promise<string[]>): Promise<string[]> {
  const found: string[] = []
  for (const name of names) found.push(...(await visit(name)).map((finding) => `${name}: ${finding}`))
  return found
}

for (const locale of languages) {
  test(`every place (${locale}): axe, reflow, text spacing, targets, focus, landmarks`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(phone)
    const previews = await openPreviews(page)
    expect(await findAt((name) => findingsAt(previews, name, locale))).toEqual([])
  })
}

test('every place: the focus is marked in forced colours, and nothing moves with reduced motion', async ({ page }) => {
  await page.setViewportSize(lowPhone)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const { frame, show } = await openPreviews(page)
  const found = await findAt(async (name) => {
    await show(name)
    const moving = await frame.evaluate(measure.running)
    await frame.evaluate(measure.enableAll)
    return [...moving, ...(await frame.evaluate(measure.unmarkedFocus))]
  })
  expect(found).toEqual([])
})

test('errors and selections are visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { frame, show } = await openPreviews(page)
  const edge = frame.locator('fieldset[aria-hidden]').first()
  const width = () => edge.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth))
  await show('enterCredentials.mfa-question')
  expect(await width()).toBe(1)
  await show('enterCredentials.mfa-question!InvalidAnswer')
  expect(await width()).toBeGreaterThanOrEqual(3)
  await expect(frame.getByRole('alert').locator('svg')).toBeVisible()
  await show('enterCredentials.select-account!AccountFailed')
  await expect(frame.getByRole('alert')).toHaveCSS('border-top-style', 'solid')
  // The system draws the box, checked or not, in its own colours.
  await expect(frame.getByRole('checkbox').first()).toHaveCSS('appearance', 'auto')
})

test.describe('the checks themselves', () => {
  async function openWithRules(previews: Previews, rules: string) {
    await previews.show('success')
    await previews.frame.evaluate(measure.addRules, rules)
  }

  test('axe finds a button without a name and text without contrast', async ({ page }) => {
    const previews = await openPreviews(page)
    await openWithRules(previews, 'h1 { color: #ccc; background: #fff }')
    await previews.frame.evaluate(() => {
      document.querySelector('h1')?.after(document.createElement('button'))
      document.querySelector('h1')?.setAttribute('class', '')
    })
    const rules = (await violationsOf(previews.frame)).map((violation) => violation.split(':')[0])
    expect(rules).toEqual(['button-name', 'color-contrast'])
  })

  test('reflow finds text wider than the page', async ({ page }) => {
    const previews = await openPreviews(page)
    await openWithRules(previews, 'h1 { white-space: nowrap; width: 2000px }')
    await previews.resize({ width: 320, height: 256 })
    expect(await measure.reflow(previews.frame)).not.toEqual([])
  })
})
