/** The performance library's own parts, put together as it does itself, over a page and a network of the test's. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { vi } from 'vitest'

/** What an answer of the service is here: a status, perhaps with a sampling probability; or none at all. */
export type Answer = { status: number; probability?: string } | 'no network'

interface Client {
  start: (config: object) => void
  startSpan: (name: string) => { end: () => void }
}

/** A file below node_modules/@bugsnag, with what is wanted of it. */
export function part<Exports>(path: string): Promise<Exports> {
  const installed = join(import.meta.dirname, '../../../node_modules/@bugsnag')
  return import(/* @vite-ignore */ pathToFileURL(join(installed, path)).href) as Promise<Exports>
}

const start = vi.hoisted(() => vi.fn((_: object) => {}))
vi.mock('@bugsnag/browser', () => ({ default: { createClient: () => ({}) } }))
vi.mock('@bugsnag/browser-performance', () => ({ default: { start } }))
const { startMonitoring } = await import('../../../src/monitoring/index.ts')
const page = { location: new URL('https://widget.example/') as unknown as Location }
startMonitoring({ projectKey: '0123456789abcdef0123456789abcdef' }, page, () => null)
/** The options that the widget starts the library with; the library decides the others. */
const ours = start.mock.calls[0]?.[0] ?? {}

type Factory = (...given: unknown[]) => unknown
const { createClient } = await part<{ createClient: (options: object) => Client }>('core-performance/dist/core.js')
const { InMemoryQueue } = await part<{ InMemoryQueue: new (...given: unknown[]) => object }>(
  'core-performance/dist/retry-queue.js',
)
const { default: deliver } = await part<{ default: Factory }>('delivery-fetch-performance/dist/delivery.js')
const { createSchema } = await part<{ createSchema: Factory }>('browser-performance/dist/config.js')
const { default: persistenceOf } = await part<{ default: Factory }>('browser-performance/dist/persistence.js')

export const clock = {
  now: () => performance.now(),
  date: () => new Date(),
  convert: (date: Date) => date.getTime(),
  toUnixNanoseconds: (time: number) => time,
  // As long at any time, so that a body's length is known beforehand.
  toUnixTimestampNanoseconds: (time: number) => String(time).padStart(20, '0'),
}

const key = 'bugsnag-sampling-probability'
export const storedProbability = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

/** With fake timers: lets time pass, and all that follows from it. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** In a page that has been here before: it knows its sampling probability. */
export async function openAgain(answer: (nth: number, body: string) => Answer = () => ({ status: 202 })) {
  localStorage.setItem(key, JSON.stringify({ value: 1, time: Date.now() }))
  const library = openLibrary(answer)
  await pass(0)
  return library
}

/** Started as we start it; `answer` is asked at each request, of which `sent` keeps how many spans it carried. */
export function openLibrary(answer: (nth: number, body: string) => Answer) {
  const sent: number[] = []
  const fetch = async (_: string, { body }: { body: string }) => {
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: unknown[] }[] }[] }
    sent.push(resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)).length)
    const given = answer(sent.length, body)
    if (given === 'no network') throw new TypeError('Failed to fetch')
    const headers = new Headers(given.probability ? { 'Bugsnag-Sampling-Probability': given.probability } : {})
    return { status: given.status, headers }
  }
  const client = createClient({
    clock,
    isDevelopment: false,
    backgroundingListener: { onStateChange: () => {} },
    spanAttributesSource: { configure: () => {}, requestAttributes: () => {} },
    resourceAttributesSource: async () => ({ toJson: () => [] }),
    idGenerator: { generate: (bits: number) => 'a'.repeat(bits / 4) },
    schema: createSchema({}, false),
    plugins: () => [],
    persistence: persistenceOf(window),
    deliveryFactory: deliver(fetch, clock),
    retryQueueFactory: (delivery: object, size: number) => new InMemoryQueue(delivery, size),
  })
  client.start(ours)
  return {
    sent,
    span: (times = 1, name = 'span') => {
      for (let nth = 0; nth < times; nth++) client.startSpan(name).end()
    },
  }
}
