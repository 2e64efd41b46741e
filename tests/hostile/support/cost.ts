/**
 * What pages work, in milliseconds of processor time, so that the load of the machine does not count. Limits are written for
 * one machine; on a slower one the same calculation takes longer too, and costs are divided by how much.
 */
import type { CDPSession, Page } from '@playwright/test'
import { longestTask, recordTasks } from '../../bench/trace.ts'

/** How long `calculate` takes on the machine for which limits are written. */
const referenceMs = 17

/** All that the main thread of the page works meanwhile. */
export const costOf = (page: Page, act: () => Promise<unknown>): Promise<number> =>
  compared(page, (session) => workOf(session, act))

/** The longest task of all pages meanwhile. */
export const longestTaskOf = (page: Page, act: () => Promise<void>): Promise<number> =>
  compared(page, async () => longestTask(await recordTasks(page, act)))

/** The speed is measured right after the cost, because machines that are shared change it. */
async function compared(page: Page, measure: (session: CDPSession) => Promise<number>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const cost = await measure(session)
  const laps: number[] = []
  // The first lap compiles.
  while (laps.length < 4) laps.push(await workOf(session, () => page.evaluate(calculate)))
  await session.detach()
  return cost / Math.max(1, Math.min(...laps) / referenceMs)
}

async function workOf(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const before = await worked()
  await act()
  return (await worked()) - before
}

/** Works with strings, objects and elements, as pages do. */
function calculate(): number {
  const list = document.createElement('ul')
  const texts = Array.from({ length: 30_000 }, (_, at) => `text ${(at * 7919) % 30_011}`).sort()
  const copies = JSON.parse(JSON.stringify(texts.map((text, at) => ({ text, at })))) as { text: string; at: number }[]
  for (const { text } of copies.slice(0, 3000))
    list.append(Object.assign(document.createElement('li'), { title: text }))
  return list.childElementCount + copies.length
}
