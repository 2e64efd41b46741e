/** What index.html paints before React is there has the deployer's brand, and React draws the same. */
import type { Page } from '@playwright/test'
import type { Theme } from '../../src/generated/config.types.ts'
import { expect, test } from '../support/browser.ts'
import { code, hold } from './support/hold.ts'
import { greatestDifference } from './support/pixels.ts'
import { mintToken, serveOther, widgetUrl } from './support/widget.ts'

const sandbox = process.env['TIELINE_SANDBOX_URL'] ?? ''
const api = { apiHost: `${sandbox}/api/v1`, sandboxApiHost: `${sandbox}/api/v1`, sandboxApiKey: 'sandbox' }

const phone = { width: 390, height: 844 }
const desk = { width: 1000, height: 800 }
const logo = /\/logos\/client\.svg$/

interface Case {
  title: string
  brand: { theme?: Theme; logoUrl?: string }
  sizes: readonly (typeof phone)[]
}

/** The desk shows all that a brand changes. A mode is that of the page in either scheme of the system. */
const cases: readonly Case[] = [
  { title: 'the brand of Tieline', brand: {}, sizes: [phone, desk] },
  { title: 'a colour too dark for a dark card', brand: { theme: { primary: '#0b3d2e', radius: 24 } }, sizes: [desk] },
  { title: 'a colour too pale for white text', brand: { theme: { primary: '#fff3b0', radius: 0 } }, sizes: [desk] },
  { title: 'the light mode', brand: { theme: { primary: '#ff2bd6', mode: 'light', radius: 32 } }, sizes: [desk] },
  { title: 'the dark mode', brand: { theme: { primary: '#0d0d0f', mode: 'dark', radius: 4 } }, sizes: [desk] },
  { title: 'a logo', brand: { theme: { radius: 7 }, logoUrl: `${sandbox}/logos/client.svg` }, sizes: [phone, desk] },
]

for (const { title, brand, sizes } of cases) {
  for (const size of sizes) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${title}, ${size.width} px, ${colorScheme}`, async ({ page }) => {
        const served = await serveOther({ ...api, ...brand }, [sandbox], [sandbox])
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await recordShifts(page)
        const releases = [await hold(page, logo), await hold(page, /\/link\/info$/)]
        const releaseCode = await hold(page, code)
        await page.goto(`${served.url}/?token=${await mintToken()}`, { waitUntil: 'commit' })
        await expect(page.locator('.shell .skeleton')).toHaveCount(2)
        await expect(page.locator('html')).toHaveAttribute('data-brand', 'logoUrl' in brand ? 'logo' : 'mark')
        const shell = await page.screenshot()
        releaseCode()
        await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
        const drawn = await page.screenshot()
        for (const release of releases) release()
        await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
        expect(await shiftsOf(page)).toEqual([])
        // Behind a logo, which is blended with its plate, the browser rounds otherwise.
        expect(await greatestDifference(page, shell, drawn)).toBeLessThanOrEqual('logoUrl' in brand ? 1 : 0)
        await served.close()
      })
    }
  }
}

for (const { from, ms } of [
  { from: 'the shell', ms: 0 },
  { from: 'the loading screen', ms: 1000 },
]) {
  test(`after ${from} consent can be used as soon as client info is there, without a timer, and nothing moves`, async ({
    page,
  }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await recordShifts(page)
    await recordUsable(page)
    const release = await hold(page, /\/link\/info$/)
    await page.goto(`${widgetUrl}/?token=${await mintToken()}`)
    await expect(page.locator('.shell')).toBeVisible()
    await page.screenshot()
    await page.clock.runFor(ms)
    await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(ms === 0 ? 0 : 1)
    release()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
    await page.screenshot()
    expect(await page.evaluate(() => (globalThis as unknown as { usable: object }).usable)).toEqual({
      label: 'Continue',
      isHit: true,
      opacity: 1,
    })
    expect(await shiftsOf(page)).toEqual([])
    await page.clock.resume()
  })
}

/** How the first button of a screen is in the moment when it is drawn: what a press would hit, and how opaque it is. */
const recordUsable = (page: Page) =>
  page.addInitScript(() => {
    const drawn = new MutationObserver(() => {
      const button = document.querySelector('footer button:enabled')
      if (!button) return
      drawn.disconnect()
      const { x, y, width, height } = button.getBoundingClientRect()
      let opacity = 1
      for (let each: Element | null = button; each; each = each.parentElement)
        opacity *= Number(getComputedStyle(each).opacity)
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      Object.assign(globalThis, { usable: { label: button.textContent, isHit: button.contains(hit), opacity } })
    })
    drawn.observe(document, { childList: true, subtree: true, attributes: true })
  })

const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)

/** How far anything moves, from the first paint on. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
