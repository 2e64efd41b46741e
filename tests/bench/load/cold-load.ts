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
  /** Given by Playwright; the page calls it once, when it can be used. */
  var tellLoad: (load: Load) => Promise<void>
}

export async function coldLoad(browser: Browser, { url, ready, name }: Site, profile: Profile): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page), profile)
    // tsx wraps functions in __name, which the page does not define.
    await page.addInitScript('globalThis.__name = (it) => it')
    // The page tells it by itself: the scripts with which Playwright would look for it take as long as a small page.
    const told = new Promise<Load>((resolve, reject) => {
      void page.exposeFunction('tellLoad', resolve)
      setTimeout(reject, limitMs).unref()
    })
    await page.addInitScript(watch, ready)
    await page.goto(await url(), { waitUntil: 'commit' })
    return await told
  } catch (error) {
    throw new Error(`${name}, ${profile.name}: no control was ready.`, { cause: error })
  } finally {
    await context.close()
  }
}

/** Looks in each frame for the control, and whether a press would reach it. Runs in the page. */
function watch(selector: string): void {
  let ready: number | null = null
  const isReady = () => {
    const control = document.querySelector<HTMLButtonElement>(selector)
    const box = control?.getBoundingClientRect()
    const hit =
      box && document.elementFromPoint(box.x + box.width / 2, Math.min(box.y + box.height / 2, innerHeight - 1))
    return control && !control.disabled && hit && control.contains(hit)
  }
  const look = () => {
    if (ready === null && isReady()) ready = performance.now()
    const painted = ready !== null && performance.getEntriesByName('first-contentful-paint')[0]
    if (ready !== null && painted) void globalThis.tellLoad({ firstPaint: painted.startTime, ready })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
