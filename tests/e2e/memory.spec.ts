/** What a session keeps while it waits for a source: nothing more with each poll. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { countsOf } from './support/counts.ts'
import { answerCall, openWidget, settle, signIn, toCredentials } from './support/widget.ts'

/** With the first ones a hundred: after five more the notice of the time limit appears, which takes memory once. */
const firstPolls = 20
const polls = 80
const everyMs = 2000
/** A response that is kept, with its request, takes more; what the test's own watch in the page keeps takes less. */
const bytesPerPoll = 100
const looks = 10
/** Code that is compiled while it runs takes up to 50 kB, sooner or later. An interpreter takes none. */
const interpretOnly = '--js-flags=--no-sparkplug --no-maglev --no-turbofan --no-lazy-feedback-allocation'

test(`memory does not grow in ${polls} polls`, async ({ playwright, launchOptions, monitor }) => {
  const args = [...(launchOptions.args ?? []), interpretOnly]
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const context = await browser.newContext()
  await monitor(context)
  const page = await context.newPage()
  await page.clock.install()
  await openWidget(page)
  await toCredentials(page)
  const path = '/link/connection/status'
  const status = await answerCall(page, path, 200, { status: 'Connecting' })
  await signIn(page, 'user_good')
  await expect.poll(() => status.count).toBe(1)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const poll = async (times: number) => {
    for (let done = 0; done < times; done++) {
      const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith(path))
      await page.clock.fastForward(everyMs)
      await answered
      await settle(page)
    }
  }
  // What a wait shows is made, and kept.
  await poll(firstPolls)
  const before = await leastOf(page)
  await poll(polls)
  const after = await leastOf(page)
  expect(status.count).toBe(1 + firstPolls + polls)
  expect(after.JSHeapUsedSize - before.JSHeapUsedSize, 'bytes').toBeLessThan(polls * bytesPerPoll)
  expect(after.Documents).toBe(before.Documents)
  for (const kind of ['Nodes', 'JSEventListeners'] as const)
    expect(after[kind] - before[kind], kind).toBeLessThan(polls / 6)
  await page.clock.resume()
  await context.close()
  await browser.close()
})

/** The smallest of each count: what the browser itself takes, up to 14 kB now and then, is collected later. */
async function leastOf(page: Page) {
  const least = await countsOf(page)
  for (let done = 1; done < looks; done++) {
    await settle(page)
    const counts = await countsOf(page)
    for (const name of ['JSHeapUsedSize', 'Nodes', 'JSEventListeners', 'Documents'] as const)
      least[name] = Math.min(least[name], counts[name])
  }
  return least
}
