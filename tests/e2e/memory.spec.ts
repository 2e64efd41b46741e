/** What a session keeps while it waits for a source: nothing more with each poll. */
import { defined } from '../../src/flow/index.ts'
import { expect, test } from '../support/browser.ts'
import { countsOf } from './support/counts.ts'
import { answerCall, openWidget, settle, signIn, toCredentials } from './support/widget.ts'

/** With the first ones a hundred: after five more the notice of the time limit appears, which takes memory once. */
const firstPolls = 20
const [windows, pollsOfWindow] = [4, 20]
const polls = windows * pollsOfWindow
const everyMs = 2000
/** A response that is kept, with its request, takes more; what the test's own watch in the page keeps takes less. */
const bytesPerPoll = 200

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
  const counts = [await countsOf(page)]
  for (let done = 0; done < windows; done++) {
    await poll(pollsOfWindow)
    counts.push(await countsOf(page))
  }
  const [before, after] = [defined(counts[0], 'count'), defined(counts.at(-1), 'count')]
  const grown = counts
    .slice(1)
    .map((count, index) => count.JSHeapUsedSize - defined(counts[index], 'count').JSHeapUsedSize)
  expect(status.count).toBe(1 + firstPolls + polls)
  // What is kept with each poll grows in every window. Code that is compiled meanwhile, up to 30 kB, grows in one or two.
  expect(Math.min(...grown), grown.join()).toBeLessThan(pollsOfWindow * bytesPerPoll)
  expect(after.Documents).toBe(before.Documents)
  for (const kind of ['Nodes', 'JSEventListeners'] as const)
    expect(after[kind] - before[kind], kind).toBeLessThan(polls / 6)
  await page.clock.resume()
  await context.close()
})
