/** A collector on this machine in the place of the monitoring service: keeps all that it hears. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  path: string
  headers: Record<string, unknown>
  body: string
}

interface MonitoredEvent extends Record<string, unknown> {
  exceptions: { errorClass: string; message: string }[]
}

export interface Collector {
  url: string
  received: Received[]
  /** Events of the error service, in the order of arrival. */
  events: () => MonitoredEvent[]
  /** Spans of the performance service, in order, their attributes flat. */
  spans: () => { name: string; attributes: Record<string, unknown> }[]
  close: () => Promise<void>
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'Bugsnag-Sampling-Probability',
  'bugsnag-sampling-probability': '1',
}

interface Traces {
  resourceSpans: { scopeSpans: { spans: { name: string; attributes: { key: string; value: object }[] }[] }[] }[]
}

/** @param status what it answers; null: it hangs up */
export async function startCollector(status: number | null = 202): Promise<Collector> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.method === 'POST') received.push({ path: request.url ?? '', headers: { ...request.headers }, body })
    if (request.method !== 'POST') response.writeHead(204, cors).end()
    else if (status === null) response.destroy()
    else response.writeHead(status, cors).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bodies = <T>(path: string) =>
    received.filter((each) => each.path === path).map(({ body }) => JSON.parse(body) as T)
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    received,
    events: () => bodies<{ events: MonitoredEvent[] }>('/notify').flatMap(({ events }) => events),
    spans: () =>
      bodies<Traces>('/v1/traces')
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map(({ name, attributes }) => ({
          name,
          attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
        })),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
