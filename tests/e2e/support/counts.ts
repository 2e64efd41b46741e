/** What a page keeps in memory, as the browser counts it. */
import type { Page } from '@playwright/test'

const counted = ['JSHeapUsedSize', 'Nodes', 'JSEventListeners', 'Documents'] as const

type Counts = Record<(typeof counted)[number], number>

/** After a garbage collection. */
export async function countsOf(page: Page): Promise<Counts> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  await devtools.detach()
  const found = new Map(metrics.map(({ name, value }) => [name, value]))
  return Object.fromEntries(counted.map((name) => [name, found.get(name) ?? Number.NaN])) as Counts
}
