/** axe finds nothing at any place, in any language, light and dark (hostile world 65): no rule is off, nothing is waived. */
import { expect, test } from '../support/browser.ts'
import { violationsOf } from './support/axe.ts'
import { enableAll, submitForm } from './support/measure.ts'
import { languages, names, openPreviews } from './support/previews.ts'
import { openSituation, provoked, situations } from './support/situations.ts'

const schemes = ['light', 'dark'] as const

for (const locale of languages) {
  for (const mode of schemes) {
    test(`every step, state, error and overlay (${locale}, ${mode})`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const { frame, show } = await openPreviews(page)
      const faults: string[] = []
      const look = async (place: string) => {
        faults.push(...(await violationsOf(frame)).map((fault) => `${place}: ${fault}`))
      }
      for (const name of names) {
        await show(name, locale, mode)
        await frame.evaluate(enableAll)
        await look(name)
        if (await frame.evaluate(submitForm)) await look(`${name}, sent empty`)
      }
      expect(faults).toEqual([])
    })
  }
}

test.describe('in a session', () => {
  test.use({ tolerated: { console: provoked } })

  for (const colorScheme of schemes) {
    for (const situation of situations) {
      test(`${situation.title} (${colorScheme})`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await openSituation(page, situation)
        expect(await violationsOf(page.mainFrame())).toEqual([])
      })
    }
  }
})

test('would be found: a button without a name, and words too pale', async ({ page }) => {
  const { frame, show } = await openPreviews(page)
  await show('success')
  await frame.evaluate(() => {
    document.querySelector('h1')?.after(document.createElement('button'))
    document.querySelector('h1')?.setAttribute('class', '')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('h1 { color: #ccc; background: #fff }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  expect((await violationsOf(frame)).map((fault) => fault.split(':')[0])).toEqual(['button-name', 'color-contrast'])
})
