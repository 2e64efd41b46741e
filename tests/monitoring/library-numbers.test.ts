/** The numbers of specification sections 8 and 9 that are the library's own: docs/decisions/0010-monitoring.md. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const installed = join(import.meta.dirname, '../../node_modules/@bugsnag')

it.each([
  ['100 spans a batch', 'core-performance/dist/config.js', 'maximumBatchSize || 100'],
  ['30 s of inactivity, 5 on localhost', 'core-performance/dist/config.js', 'isDevelopment ? 5 * 1000 : 30 * 1000'],
  ['a day in the queue', 'core-performance/dist/retry-queue.js', 'msInDay = 24 * 60 * 60000'],
  ['four statuses to retry', 'core-performance/dist/delivery.js', 'new Set([402, 407, 408, 429])'],
  ['1,000,000 characters', 'delivery-fetch-performance/dist/delivery.js', 'body.length > 10e5'],
  ['probability for 24 h', 'core-performance/dist/probability-manager.js', '24 * 60 * 60 * 1000'],
  ['asked again every 30 s', 'core-performance/dist/probability-fetcher.js', 'RETRY_MILLISECONDS = 30 * 1000'],
  ['100 ms of quiet', 'browser-performance/dist/on-settle/dom-mutation-settler.js', '}, 100)'],
  ['60 s to settle', 'browser-performance/dist/on-settle/index.js', 'TIMEOUT_MILLISECONDS = 60 * 1000'],
  ['5 min of drift', 'browser-performance/dist/clock.js', 'MAX_CLOCK_DRIFT_MS = 300000'],
  ['the device id', 'browser-performance/dist/persistence.js', "'bugsnag-anonymous-id'"],
])('%s', (_, file, says) => {
  expect(readFileSync(join(installed, file), 'utf8')).toContain(says)
})
