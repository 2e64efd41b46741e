/** Every place of the flow as a preview: axe, targets, focus, reflow, text spacing, landmarks, forced colours, motion. */
import { expect, test } from '../support/browser.ts'
import { violationsOf } from './support/axe.ts'
import * as measure from './support/measure.ts'
import { languages, names, openPreviews, type Previews } from './support/previews.ts'

const phone = { width: 390, height: 844 }
const lowPhone = { width: 390, height: 600 }
/** WCAG 1.4.10: the narrowest width, and 1280 × 1024 at 400 %. */
const narrow = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
]

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
    const { frame, resize } = previews
    const isEnglish = locale === 'en'

    async function visit(name: string): Promise<string[]> {
      const show = async (mode: 'light' | 'dark') => {
        await previews.show(name, locale, mode)
        await frame.evaluate(measure.enableAll)
      }
      const found: string[] = []
      const add = (what: string, findings: readonly string[]) =>
        found.push(...findings.map((finding) => `${what}: ${finding}`))

      await show('light')
      add('axe, light', await violationsOf(frame))
      add('text spacing', await measure.withRules(frame, measure.wideTextSpacing, () => measure.reflow(frame)))
      for (const size of narrow) {
        await resize(size)
        add(`${size.width} × ${size.height}`, await measure.reflow(frame))
      }
      await resize(lowPhone)
      add('landmarks', await measure.structure(frame))
      // Colours, the focus and the size of targets do not depend on the language.
      if (isEnglish) {
        await show('dark')
        add('axe, dark', await violationsOf(frame))
        add('targets', await frame.evaluate(measure.smallTargets))
        add('covered focus', await frame.evaluate(measure.coveredFocus))
        add('unmarked focus', await frame.evaluate(measure.unmarkedFocus))
      }
      await resize(phone)
      if (!(await frame.evaluate(measure.submitForm))) return found
      if (isEnglish) {
        add('axe, dark, submitted empty', await violationsOf(frame))
        await show('light')
        await frame.evaluate(measure.submitForm)
      }
      add('axe, light, submitted empty', await violationsOf(frame))
      return found
    }

    expect(await findAt(visit)).toEqual([])
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
