/** What the page's main thread has worked, in milliseconds of its own processor time: others' load does not count. */
import type { Page } from '@playwright/test'

export async function costOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const before = await worked()
  await act()
  const after = await worked()
  await session.detach()
  return after - before
}
