/** `test` for browser tests. Each test also fails if its page did something wrong that the test does not look for. */
import { type BrowserContext, test as base, expect } from '@playwright/test'
import { monitorPages } from './page-monitor.ts'
import type { Monitor, Tolerance } from './tolerance.ts'

export interface Fixtures {
  /** `test.use({ tolerated: { console: [/status of 500/] } })`. */
  tolerated: Tolerance
  /** Monitors another context too: `await monitor(await browser.newContext())`. */
  monitor: (context: BrowserContext) => Promise<void>
}

export const test = base.extend<Fixtures>({
  tolerated: [{}, { option: true }],

  monitor: [
    // The page is asked for, so that it is still there at the end.
    async ({ context, page: _, tolerated }, use) => {
      const problems: string[] = []
      const monitors: Monitor[] = []
      const monitor = async (each: BrowserContext) => {
        monitors.push(await monitorPages(each, tolerated, (problem) => problems.push(problem)))
      }
      await monitor(context)
      await use(monitor)
      for (const { finish } of monitors) await finish()
      expect(problems, 'problems that the page monitor reports').toEqual([])
    },
    { auto: true },
  ],
})

export { trust } from './page-monitor.ts'
export { expect }
