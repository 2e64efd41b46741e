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
/** How many sessions are of people who come back within a month: to repair a connection, or to add another. */
const returning = 0.2

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(0)} GB`
const perSecond = (count: number) => `${Math.round(count)} per second`

export async function costAtScale(browser: Browser, flowsRoot: string): Promise<string> {
  return inWords(await sessionTraffic(browser, flowsRoot))
}

function inWords({ assets, entry, revalidated, calls, polls, preflights, seconds }: SessionTraffic): string {
  const ofPoll = polls.bytes / Math.max(polls.requests, 1)
  const pollCount = connectingSeconds / pollEverySeconds
  const apiCalls = calls.requests + pollCount
  const apiBytes = calls.bytes + pollCount * ofPoll
  // Of the people who come back, those before the next release have every file, the others lack what it has renamed.
  const sameRelease = 1 / releasesAMonth
  const fromCache = returning * (sameRelease + (1 - sameRelease) * (1 - entry.bytes / assets.bytes))
  const cdnBytes = sessions * (assets.bytes * (1 - fromCache) + revalidated.bytes)
  const cdnRequests = sessions * (assets.requests * (1 - returning * sameRelease) + revalidated.requests)
  const head = ['of a session', 'requests', 'sent and received']
  const rows = [
    ['files that a browser keeps', assets.requests, kib(assets.bytes)],
    ['… of them named in `index.html`, which a release renames', entry.requests, kib(entry.bytes)],
    ['`index.html` and the flow, asked for each time', revalidated.requests, kib(revalidated.bytes)],
    ['calls of the API without polls', calls.requests, kib(calls.bytes)],
    ['polls', polls.requests, kib(polls.bytes)],
  ]
  const kept = 1 - entry.bytes / assets.bytes
  const sums = [
    `**From a browser's cache**: who comes back before the next release (1 of ${releasesAMonth}) has every file; after ` +
      `one, ${kib(entry.bytes)} of ${kib(assets.bytes)} are new. ${returning} × (${sameRelease} + ${1 - sameRelease} × ` +
      `${kept.toFixed(2)}) = ${(fromCache * 100).toFixed(0)} % of the bytes are not sent.`,
    `**CDN, bytes**: 1,000,000 × (${kib(assets.bytes)} × ${(1 - fromCache).toFixed(2)} + ${kib(revalidated.bytes)}) = ` +
      `${gigabytes(cdnBytes)} a day.`,
    `**CDN, requests**: 1,000,000 × (${assets.requests} × ${1 - returning * sameRelease} + ${revalidated.requests}) = ` +
      `${(cdnRequests / 1e6).toFixed(0)} million a day, ${perSecond(cdnRequests / secondsOfDay)} on average and ` +
      `${perSecond(cdnRequests * peak)} in the busiest hour, which has a tenth of the day's sessions. All but ` +
      `${revalidated.requests} of a session are for files that never change: they don't reach the origin server.`,
    `**API, calls**: ${calls.requests} + ${connectingSeconds} s ÷ ${pollEverySeconds} s = ${apiCalls} a session, ` +
      `${perSecond((apiCalls * sessions) / secondsOfDay)} on average and ${perSecond(apiCalls * sessions * peak)} in the ` +
      `busiest hour. ${((pollCount / apiCalls) * 100).toFixed(0)} % of them are polls, which the flow ` +
      `sends every ${pollEverySeconds} s.`,
    `**API, bytes**: ${kib(apiBytes)} a session, ${gigabytes(apiBytes * sessions)} a day.`,
    `**Preflights**: ${preflights} a session, besides the calls, because the API has another origin than the widget. ` +
      'Under one origin there are none.',
  ]
  const measured =
    `One session from consent to success in the sandbox, ${seconds.toFixed(0)} s long, on a phone's screen, with an empty ` +
    'cache. Files are compressed with Brotli, answers of the API are not compressed.'
  const assumed =
    `A million sessions a day, of which ${returning * 100} % are of people who come back within a month, with ` +
    `${releasesAMonth} releases a month and ${connectingSeconds} s until a source has answered:`
  const list = sums.map((each) => wrapped(`- ${each}`).replaceAll('\n', '\n  ')).join('\n')
  return ['## Cost at scale', wrapped(measured), table(head, rows), wrapped(assumed), list].join('\n\n')
}
