/**
 * Every playthrough in a browser, against the real widget and the sandbox server, by keyboard alone: Tab, Enter, Space,
 * arrows, Escape and typing.
 */

import { phone } from '../playthroughs/support/browser-widget.ts'
import { keyboard } from '../playthroughs/support/keyboard.ts'
import { byMouseOnly } from '../playthroughs/support/mouse-playthroughs.ts'
import { readPage } from '../playthroughs/support/page-reader.ts'
import { playInBrowser } from '../playthroughs/support/play-in-browser.ts'
import { playthroughs } from '../playthroughs/support/playthrough.ts'
import { expect } from '../support/browser.ts'
import { test } from './support/stopped-clock-servers.ts'

// Chromium logs every error response; the page cannot prevent it.
test.use({ tolerated: { console: [/status of (400|401|429|500|503)/] } })

/** The playthroughs that `npm run test:quick` runs. */
const smoke = ['connects-the-long-way-in-french', 'fails-in-german', 'uploads-invoices']

test.describe('by keyboard alone', () => {
  for (const playthrough of playthroughs.filter(({ name }) => !byMouseOnly.includes(name)))
    test(playthrough.name, { tag: smoke.includes(playthrough.name) ? '@smoke' : [] }, ({ page, stoppedClockServers }) =>
      playInBrowser(page, playthrough, stoppedClockServers, keyboard),
    )
})

test.describe('the page reader', () => {
  test.use({ viewport: phone })

  const planted: readonly [what: string, html: string, cut: RegExp][] = [
    ['a line', '<p style="width: 80px; white-space: nowrap; overflow: hidden">Anbieter auswählen</p>', /^wider/],
    ['a paragraph', '<p style="height: 18px; overflow: hidden">Anbieter<br>auswählen</p>', /^higher/],
    ['a line at the edge', '<p style="position: absolute; left: 370px; width: 99px">Anbieter</p>', /^beyond/],
    ['a placeholder', '<input style="width: 60px" placeholder="Nach einem Anbieter suchen">', /^wider than its field/],
  ]
  for (const [what, html, cut] of planted) {
    test(`finds ${what} that is cut off`, async ({ page }) => {
      await page.setContent(html)
      expect((await page.evaluate(readPage)).cut.join()).toMatch(cut)
    })
  }

  test('reads visible text and names, and finds nothing cut off', async ({ page }) => {
    await page.setContent(`
      <main><h1>Hydra&nbsp; <a href="#">Water</a></h1><input type="search" placeholder="Find" value="hyd"></main>
      <input type="password" value="secret"><button aria-label="Back">x</button>
      <p hidden>hidden</p><p style="visibility: hidden">unseen</p><div role="status">3 sources</div>`)
    const { texts, cut } = await page.evaluate(readPage)
    expect(texts).toEqual(expect.arrayContaining(['Hydra Water', 'Water', 'Find', 'hyd', 'Back']))
    expect(texts.join(' ')).not.toMatch(/secret|hidden|unseen/)
    expect(texts).not.toContain('3 sources')
    expect(cut).toEqual([])
  })

  test('reads only the top dialog', async ({ page }) => {
    await page.setContent('<p>beneath</p><dialog><p>above</p></dialog>')
    await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal())
    expect((await page.evaluate(readPage)).texts).toEqual(['above'])
  })
})
