/** What a session keeps while it waits for a source: nothing more with each poll. */
import { expect, test } from '../support/browser.ts'
import { countsOf } from './support/counts.ts'
import { answerCall, openWidget, settle, signIn, toCredentials } from './support/widget.ts'

/** With the first ones a hundred: after five more the notice of the time limit appears, which takes memory once. */
const [firstPolls, polls] = [20, 80]
const everyMs = 2000
/** A response that is kept, with its request, takes more; what the test's own watch in the page keeps takes less. */
const bytesPerPoll = 400

test(`memory does not grow in ${polls} polls`, async ({ browser, monitor }) => {
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
  // The code of a wait is compiled at first, and what it shows is kept: 44 kB until the fifteenth poll.
  await poll(firstPolls)
  await countsOf(page)
  const before = await countsOf(page)
  await poll(polls)
  const after = await countsOf(page)
  expect(status.count).toBe(1 + firstPolls + polls)
  expect(after.JSHeapUsedSize - before.JSHeapUsedSize).toBeLessThan(polls * bytesPerPoll)
  expect(after.Documents).toBe(before.Documents)
  for (const kind of ['Nodes', 'JSEventListeners'] as const)
    expect(after[kind] - before[kind], kind).toBeLessThan(polls / 6)
  await page.clock.resume()
  await context.close()
})
