/** What a session keeps while it waits for a source: nothing more with each poll. */
import { expect, test } from '../support/browser.ts'
import { countsOf } from './support/counts.ts'
import { answerCall, openWidget, settle, signIn, toCredentials } from './support/widget.ts'

/** After more of them the notice of the time limit appears, which takes memory once. */
const polls = 60
const everyMs = 2000
/** A response that is kept, with its request, takes more; what the test's own watch in the page keeps takes less. */
const bytesPerPoll = 800

test(`memory does not grow in ${polls} polls`, async ({ browser, monitor }) => {
  const context = await browser.newContext()
  await monitor(context)
  const page = await context.newPage()
  await page.clock.install()
  await openWidget(page)
  await toCredentials(page)
  const status = await answerCall(page, '/link/connection/status', 200, { status: 'Connecting' })
  await signIn(page, 'user_good')
  const poll = async (times: number) => {
    for (const until = status.count + times; status.count < until; await settle(page))
      await page.clock.fastForward(everyMs)
  }
  // The code of a wait is compiled at first, and what it shows is kept.
  await poll(10)
  await countsOf(page)
  const before = await countsOf(page)
  await poll(polls)
  const after = await countsOf(page)
  expect(after.JSHeapUsedSize - before.JSHeapUsedSize).toBeLessThan(polls * bytesPerPoll)
  expect(after.Documents).toBe(before.Documents)
  for (const kind of ['Nodes', 'JSEventListeners'] as const)
    expect(after[kind] - before[kind], kind).toBeLessThan(polls / 6)
  await context.close()
})
