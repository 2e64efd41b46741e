/** One load with an empty cache: when something was painted, and when the first control could be pressed. */
import type { Browser } from 'playwright'
import { type Profile, slowDown } from './profiles.ts'
import type { Site } from './sites.ts'

export interface Load {
  /** Milliseconds since the navigation began. */
  firstPaint: number
  ready: number
}

/** A load that takes longer has failed. */
const limitMs = 120_000

declare global {
  /** When the control could first be pressed; null until then. */
  var readyAt: number | null
}

export async function coldLoad(browser: Browser, { url, ready, name }: Site, profile: Profile): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page), profile)
    // tsx wraps functions in __name, which the page does not define.
    await page.addInitScript('globalThis.__name = (it) => it')
    await page.addInitScript(watch, ready)
    await page.goto(await url(), { waitUntil: 'commit' })
    await page.waitForFunction(
      () => globalThis.readyAt && performance.getEntriesByName('first-contentful-paint')[0],
      undefined,
      { timeout: limitMs, polling: 100 },
    )
    return await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      ready: globalThis.readyAt as number,
    }))
  } catch (error) {
    throw new Error(`${name}, ${profile.name}: no control was ready.`, { cause: error })
  } finally {
    await context.close()
  }
}

/** Looks in each frame for the control, and whether a press would reach it. Runs in the page. */
function watch(ready: string): void {
  globalThis.readyAt = null
  const look = () => {
    const control = document.querySelector<HTMLButtonElement>(ready)
    const box = control?.getBoundingClientRect()
    const hit =
      box && document.elementFromPoint(box.x + box.width / 2, Math.min(box.y + box.height / 2, innerHeight - 1))
    if (control && !control.disabled && hit && control.contains(hit)) globalThis.readyAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
