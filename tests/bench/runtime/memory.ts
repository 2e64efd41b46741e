/** What a session keeps more after many polls of the connection's status. */
import type { Browser, Page } from 'playwright'
import type { Servers } from '../../../scripts/servers.ts'
import { countsOf } from '../../e2e/support/counts.ts'
import { openSession } from '../../gallery/sessions.ts'

/** After more of them the notice of the time limit appears, which takes memory once. */
export const polls = 70
const everyMs = 2000
/** The code of a wait is compiled at first, and what it shows is kept. */
const pollsBefore = 10

/** KiB of the page's objects after a garbage collection. */
export async function growthOfPolls(browser: Browser, servers: Servers): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  let answered = 0
  await page.clock.install()
  await openSession(page, servers)
  await page.locator('footer:visible button').first().click()
  await page.locator('main:visible li button').first().click()
  await page.locator('input[autocomplete=username]').fill('user_good')
  await page.locator('input[autocomplete=current-password]').fill('pass_good')
  await page.locator('form input[type=checkbox]').check()
  await page.route(`${servers.sandbox}/api/v1/link/connection/status`, async (route) => {
    await route.fulfill({ json: { status: 'Connecting' }, headers: { 'access-control-allow-origin': '*' } })
    answered += 1
  })
  await page.locator('footer:visible button').first().click()
  const poll = async (times: number) => {
    for (const until = answered + times; answered < until; ) {
      await page.clock.fastForward(everyMs)
      // What the page has set off is answered before this is.
      await page.evaluate(() => fetch(location.pathname).then((response) => response.text()))
    }
  }
  await poll(pollsBefore)
  const before = await heapOf(page)
  await poll(polls)
  const after = await heapOf(page)
  await context.close()
  return (after - before) / 1024
}

/** Bytes. One collection leaves what only weak references hold; the next one frees it. */
async function heapOf(page: Page): Promise<number> {
  await countsOf(page)
  return (await countsOf(page)).JSHeapUsedSize
}
