/** What a million sessions a day cost, summed up from one session. */
import type { Browser } from 'playwright'
import { table } from '../../../scripts/markdown-table.ts'
import { wrapped } from '../wrapped.ts'
import { type SessionTraffic, sessionTraffic } from './session-traffic.ts'

const sessions = 1_000_000
const secondsOfDay = 86_400
/** The busiest hour has a tenth of the day's sessions. */
const peak = 0.1 / 3600
const pollEverySeconds = 2
/** How long a source takes on average; the sandbox is quicker. */
const connectingSeconds = 30
const releasesAMonth = 4
/** How many people who come back after a release have missed one with another React: there is one in three months. */
const afterReact = 1 / 3
/** How many sessions are of people who come back within a month: to repair a connection, or to add another. */
const returning = 0.2

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`
const share = (part: number) => part.toFixed(3)
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(0)} GB`
const perSecond = (count: number) => `${Math.round(count)} per second`

export async function costAtScale(browser: Browser, flowsRoot: string): Promise<string> {
  return inWords(await sessionTraffic(browser, flowsRoot))
}

export function inWords(traffic: SessionTraffic): string {
  const { assets, renamed, renamedWithReact, revalidated, calls, polls, preflights, seconds } = traffic
  const ofPoll = polls.bytes / Math.max(polls.requests, 1)
  const pollCount = connectingSeconds / pollEverySeconds
  const apiCalls = calls.requests + pollCount
  const apiBytes = calls.bytes + pollCount * ofPoll
  // Of the people who come back, those before the next release have every file, the others lack what it has renamed.
  const sameRelease = 1 / releasesAMonth
  const kept = 1 - renamed.bytes / assets.bytes
  const keptOfReact = 1 - renamedWithReact.bytes / assets.bytes
  const keptAfterRelease = (1 - afterReact) * kept + afterReact * keptOfReact
  const fromCache = returning * (sameRelease + (1 - sameRelease) * keptAfterRelease)
  const cdnBytes = sessions * (assets.bytes * (1 - fromCache) + revalidated.bytes)
  const cdnRequests = sessions * (assets.requests * (1 - returning * sameRelease) + revalidated.requests)
  const head = ['of a session', 'requests', 'sent and received']
  const rows = [
    ['files that a browser keeps', assets.requests, kib(assets.bytes)],
    ['… that a release renames if it changes the first screen', renamed.requests, kib(renamed.bytes)],
    ['… that a release with another React renames', renamedWithReact.requests, kib(renamedWithReact.bytes)],
    ['`index.html` and the flow, asked for each time', revalidated.requests, kib(revalidated.bytes)],
    ['calls of the API without polls', calls.requests, kib(calls.bytes)],
    ['polls', polls.requests, kib(polls.bytes)],
  ]
  const sums = [
    `**From a browser's cache**: who comes back before the next release (1 of ${releasesAMonth}) has every file. A release ` +
      'that changes one later screen renames two (`tests/scripts/widget-files.test.ts`), one that changes the first screen ' +
      `renames all that import it, which keeps ${share(kept)} of the bytes; with another React, which is in \`vendor\`, it ` +
      `is ${share(keptOfReact)}. If every release changes the first screen, ${returning} × (${sameRelease} + ` +
      `${1 - sameRelease} × (2 ÷ 3 × ${share(kept)} + 1 ÷ 3 × ${share(keptOfReact)})) = ${share(fromCache)} of the bytes are ` +
      'not sent.',
    `**CDN, bytes**: 1,000,000 × (${kib(assets.bytes)} × ${share(1 - fromCache)} + ${kib(revalidated.bytes)}) = ` +
      `${gigabytes(cdnBytes)} a day.`,
    `**CDN, requests**: 1,000,000 × (${assets.requests} × ${1 - returning * sameRelease} + ${revalidated.requests}) = ` +
      `${(cdnRequests / 1e6).toFixed(2)} million a day, ${perSecond(cdnRequests / secondsOfDay)} on average and ` +
      `${perSecond(cdnRequests * peak)} in the busiest hour, which has a tenth of the day's sessions. All but ` +
      `${revalidated.requests} of a session are for files that never change: they don't reach the origin server.`,
    `**API, calls**: ${calls.requests} + ${connectingSeconds} s ÷ ${pollEverySeconds} s = ${apiCalls} a session, ` +
      `${perSecond((apiCalls * sessions) / secondsOfDay)} on average and ${perSecond(apiCalls * sessions * peak)} in the ` +
      `busiest hour. ${((pollCount / apiCalls) * 100).toFixed(0)} % of them are polls, which the flow ` +
      `sends every ${pollEverySeconds} s.`,
    `**API, bytes**: ${kib(calls.bytes)} + ${pollCount} × ${(ofPoll / 1024).toFixed(2)} KiB = ${kib(apiBytes)} a session, ` +
      `${gigabytes(apiBytes * sessions)} a day.`,
    `**Preflights**: ${preflights} a session, besides the calls, because the API has another origin than the widget. ` +
      'Under one origin there are none.',
  ]
  const measured =
    `One session from consent to success in the sandbox, ${seconds.toFixed(0)} s long, on a phone's screen, with an empty ` +
    'cache. Files are compressed with Brotli, answers of the API are not compressed.'
  const assumed =
    `A million sessions a day. ${returning * 100} % are of people who come back within a month. There are ` +
    `${releasesAMonth} releases a month; one in three months has another React, which a third of those have missed who ` +
    `come back after a release. A source answers after ${connectingSeconds} s.`
  const list = sums.map((each) => wrapped(`- ${each}`).replaceAll('\n', '\n  ')).join('\n')
  return ['## Cost at scale', wrapped(measured), table(head, rows), wrapped(assumed), list].join('\n\n')
}
