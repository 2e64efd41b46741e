/** Later screens: a press waits for no file on a fast network, and is answered at once on a slow one. */
import type { Locator, Page } from '@playwright/test'
import { keyboard } from '../playthroughs/support/keyboard.ts'
import { playInBrowser } from '../playthroughs/support/play-in-browser.ts'
import { playthroughs } from '../playthroughs/support/playthrough.ts'
import { expect } from '../support/browser.ts'
import { specification } from '../support/specification.ts'
import { hold } from './support/hold.ts'
import { test } from './support/stopped-clock-servers.ts'
import { openWidget, signIn, toCredentials } from './support/widget.ts'

const laterScreens = [...new Set(specification.flow.text.match(/(?<="screen": ")[\w-]+/g))].filter(
  (screen) => screen !== 'consent',
)

/** Together they show every screen. */
const walked = [
  'approves-the-sign-in-on-a-phone',
  'connects-the-long-way-in-french',
  'fails-in-german',
  'requests-a-missing-source',
]

test.describe('when every screen has been fetched, no press requests a script', () => {
  // Chromium logs every error response; the page cannot prevent it.
  test.use({ tolerated: { console: [/status of (400|500)/] } })

  const chosen = playthroughs.filter(({ name }) => walked.includes(name))

  test('on the way through every screen', () => {
    const seen = chosen.flatMap(({ steps }) => steps.map((step) => ('see' in step ? step.see : null)))
    expect(laterScreens.filter((screen) => !seen.some((each) => each === screen))).toEqual([])
    expect(chosen).toHaveLength(walked.length)
  })

  for (const playthrough of chosen) {
    test(playthrough.name, async ({ page, stoppedClockServers }) => {
      const arrived = recordArrivals(page)
      const requested: string[] = []
      await playInBrowser(page, playthrough, stoppedClockServers, keyboard, async () => {
        const missing = () => laterScreens.filter((screen) => !arrived.some((path) => path.includes(`/${screen}-`)))
        await expect.poll(missing).toEqual([])
        await page.route(/\.js$/, async (route) => {
          requested.push(route.request().url())
          await route.abort()
        })
      })
      expect(requested).toEqual([])
    })
  }
})

function recordArrivals(page: Page): string[] {
  const paths: string[] = []
  page.on('requestfinished', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

test.describe('where the file of the next screen has not arrived, a press says within 100 ms that it is loading', () => {
  const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' })
  const firstSource = (page: Page) => page.getByRole('listitem').getByRole('button').first()

  async function expectAnswer(page: Page, button: Locator, heading: string | RegExp, release: () => void) {
    await expect(button).toBeVisible()
    // From here on only the test lets time pass.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    await button.click()
    await page.clock.runFor(100)
    await expect(page.getByRole('img', { name: 'Loading' })).toBeVisible()
    release()
    await page.clock.resume()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }

  test('on the way to the list of sources', async ({ page }) => {
    await page.clock.install()
    const release = await hold(page, /\/select-source-/)
    await openWidget(page)
    await expectAnswer(page, continueButton(page), 'Select a source', release)
  })

  test('on the way to the form', async ({ page }) => {
    await page.clock.install()
    const release = await hold(page, /\/schema-form-/)
    await openWidget(page)
    await continueButton(page).click()
    await expectAnswer(page, firstSource(page), /^Log in to/, release)
  })
})

test('success waits for no player of its animation, which is requested while consent is read', async ({ page }) => {
  const player = page.waitForRequest(/\/lottie-player-/)
  const release = await hold(page, /\/lottie-player-/)
  await openWidget(page, { account_select_mode: 'All' })
  await player
  await toCredentials(page)
  await signIn(page, 'user_good')
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Finish' })).toBeEnabled()
  release()
})
