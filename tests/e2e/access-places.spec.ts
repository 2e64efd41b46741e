/** Every place of the flow, measured: targets, focus, reflow, spacing, forced colours, motion, landmarks (hostile world 68, 72–76). */
import type { Frame, Page } from '@playwright/test'
import { readPage } from '../playthroughs/support/page-reader.ts'
import { expect, test } from '../support/browser.ts'
import * as measure from './support/measure.ts'
import { type Language, languages, names, openPreviews } from './support/previews.ts'
import { openSituation, provoked, situations } from './support/situations.ts'
import { openWidget, signIn, toCredentials } from './support/widget.ts'

/** As a person may set it in any browser (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

interface Measurement {
  title: string
  width: number
  height: number
  media?: Parameters<Page['emulateMedia']>[0]
  /** Style rules of the person's own. */
  rules?: string
  locales?: readonly Language[]
  faults: (frame: Frame) => Promise<string[]>
}

const cutOff = async (frame: Frame) => (await frame.evaluate(readPage)).cut
const reflow = async (frame: Frame) => [...(await frame.evaluate(measure.sideways)), ...(await cutOff(frame))]
const english: readonly Language[] = ['en']
const phone = { width: 390, height: 600 }

const measurements: readonly Measurement[] = [
  { title: 'targets are 24 px and more', ...phone, faults: (frame) => frame.evaluate(measure.smallTargets) },
  { title: 'nothing covers what has the focus', ...phone, faults: (frame) => frame.evaluate(measure.coveredFocus) },
  { title: 'the focus is seen', ...phone, faults: (frame) => frame.evaluate(measure.unmarkedFocus) },
  {
    title: 'the focus is seen in forced colours',
    ...phone,
    media: { forcedColors: 'active' },
    faults: (frame) => frame.evaluate(measure.unmarkedFocus),
  },
  {
    title: 'at 320 px nothing scrolls sideways or is cut',
    width: 320,
    height: 640,
    locales: languages,
    faults: reflow,
  },
  {
    title: 'at 400 % of 1280 × 1024 nothing scrolls sideways or is cut',
    width: 320,
    height: 256,
    locales: languages,
    faults: reflow,
  },
  {
    title: 'wider text spacing cuts nothing',
    width: 390,
    height: 844,
    rules: spacing,
    locales: languages,
    faults: reflow,
  },
  {
    title: 'nothing moves for those who want less motion',
    ...phone,
    media: { reducedMotion: 'reduce' },
    faults: (frame) => frame.evaluate(measure.running),
  },
  { title: 'landmarks, title, language and live region', ...phone, locales: languages, faults: structure },
]

async function structure(frame: Frame): Promise<string[]> {
  const faults = await frame.evaluate(measure.structureFaults)
  const [heading, title, lang] = await frame.evaluate(() => [
    document.querySelector('main h1')?.textContent,
    document.title,
    document.documentElement.lang,
  ])
  if (title !== `${heading} · Tieline`) faults.push(`The title of '${heading}' is '${title}'.`)
  return lang ? faults : [...faults, 'The page has no language.']
}

for (const { title, width, height, media = {}, rules, locales = english, faults } of measurements) {
  test(title, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia(media)
    const { frame, show } = await openPreviews(page)
    if (rules) await frame.evaluate(measure.addRules, rules)
    const found: string[] = []
    for (const locale of locales) {
      for (const name of names) {
        await show(name, locale)
        await frame.evaluate(measure.enableAll)
        found.push(...(await faults(frame)).map((fault) => `${name} (${locale}): ${fault}`))
      }
    }
    expect(found).toEqual([])
  })
}

test.describe('in a session', () => {
  test.use({ tolerated: { console: provoked } })

  for (const situation of situations) {
    test(situation.title, async ({ page }) => {
      await page.setViewportSize(phone)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openSituation(page, situation)
      const frame = page.mainFrame()
      // A browser shows the focus that a program moves to those who last used a key.
      await page.keyboard.press('Tab')
      expect.soft(await frame.evaluate(measure.smallTargets), 'small targets').toEqual([])
      expect.soft(await frame.evaluate(measure.coveredFocus), 'covered focus').toEqual([])
      expect.soft(await frame.evaluate(measure.unmarkedFocus), 'focus that is not seen').toEqual([])
      expect.soft(await frame.evaluate(measure.structureFaults), 'structure').toEqual([])
      for (const height of [640, 256]) {
        await page.setViewportSize({ width: 320, height })
        expect.soft(await reflow(frame), `320 × ${height}`).toEqual([])
      }
      await page.setViewportSize(phone)
      await frame.evaluate(measure.addRules, spacing)
      expect.soft(await reflow(frame), 'text spacing').toEqual([])
    })
  }
})

test('errors and choices are seen in forced colours', async ({ page }) => {
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
  // The system draws the box, ticked or not, in its own colours.
  await expect(frame.getByRole('checkbox').first()).toHaveCSS('appearance', 'auto')
})

test('a whole session moves nothing for those who want less motion', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(`(${watchMotion})(${measure.running})`)
  await openWidget(page, { account_select_mode: 'Multiple' })
  await toCredentials(page)
  await signIn(page, 'user_good')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Continue with 1 selected' }).click()
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).hover()
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
  expect(fetched.filter((url) => url.includes('lottie'))).toEqual([])
})

/** Looks in every frame that is drawn. Runs in the page. */
function watchMotion(look: () => string[]) {
  const moved: string[] = []
  Object.assign(window, { moved })
  const watch = () => {
    moved.push(...look())
    requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
}
