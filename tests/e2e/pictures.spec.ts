/** A chosen set of places looks as it did. Pictures belong to a system, a browser and the fonts found (docs/visual-design.md). */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Frame } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { enableAll } from './support/measure.ts'
import { type Language, openPreviews } from './support/previews.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 720, height: 800 }

interface Series {
  viewport: typeof phone
  mode: 'light' | 'dark'
  locale: Language
  places: readonly string[]
}

const step = (state: string) => `enterCredentials.${state}`

const series: Record<string, Series> = {
  'phone-light-en': {
    viewport: phone,
    mode: 'light',
    locale: 'en',
    places: [
      'consent',
      'chooseConnectionMethod',
      'selectSource',
      step('credentials'),
      step('mfa-question!InvalidAnswer'),
      step('select-account!AccountFailed'),
      'success',
      'errorSubmitEmail',
      'uploadInvoices',
      'confirmExit',
    ],
  },
  'phone-dark-en': {
    viewport: phone,
    mode: 'dark',
    locale: 'en',
    places: ['consent', step('credentials'), step('select-account'), 'errorTryAgain'],
  },
  'phone-light-de': {
    viewport: phone,
    mode: 'light',
    locale: 'de',
    places: ['consent', 'chooseConnectionMethod', step('captcha!InvalidAnswer'), 'confirmExit'],
  },
  'desktop-light-fr': {
    viewport: desktop,
    mode: 'light',
    locale: 'fr',
    places: ['consent', 'selectSource', step('polling'), 'addSource.email'],
  },
  'desktop-dark-es': { viewport: desktop, mode: 'dark', locale: 'es', places: ['consent', step('credentials')] },
}

/** The same words may be drawn in another font on another machine of the same kind: their widths tell. */
async function fontsOf(frame: Frame): Promise<string> {
  const widths = await frame.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    const family = getComputedStyle(document.body).fontFamily
    return ['400 16px', '600 16px', '650 24px'].map((font) => {
      if (pen) pen.font = `${font} ${family}`
      return pen?.measureText('Wählen “Continuer” – ñ ‑ 0123456789 …').width.toFixed(1)
    })
  })
  return createHash('sha256').update(widths.join()).digest('hex').slice(0, 6)
}

for (const [name, { viewport, mode, locale, places }] of Object.entries(series)) {
  test(name, async ({ page, browser }, { config }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { frame, show } = await openPreviews(page)
    const set = `${process.platform}-chromium-${Number.parseInt(browser.version(), 10)}-${await fontsOf(frame)}`
    const isMade = existsSync(new URL(`pictures/${set}`, import.meta.url)) || /all|changed/.test(config.updateSnapshots)
    const why = `No pictures for ${set}: \`npm run pictures:update\` makes them, from a state known to be good.`
    if (!isMade) process.stdout.write(`${why}\n`)
    test.skip(!isMade, why)
    for (const place of places) {
      await show(place, locale, mode)
      await frame.evaluate(enableAll)
      const file = `${name}.${place.replace(/[^\w-]+/g, '_')}.png`
      await expect.soft(page).toHaveScreenshot([set, file], { maxDiffPixels: 30, threshold: 0.05 })
    }
  })
}
