/** An API server that gives valid answers until a test gives it a behaviour for a call. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { paths } from '../../../src/generated/api.paths.ts'
import { type Behaviour, preflight, valid } from './behaviours.ts'
import type { PartialRead } from './partial-read.ts'
import { advancing, type CallName, initialState, type Request, type ServerState, validBodies } from './valid-answers.ts'

export interface Received {
  call: CallName
  body: string
  /** Milliseconds of this machine's clock. */
  at: number
}

export interface HostileApi {
  url: string
  state: ServerState
  /** What was asked, in order. */
  received: Received[]
  /** Requests on other paths: only a redirect leads there. */
  strays: string[]
  count: (call: CallName) => number
  /** How many requests it has received and not answered yet. */
  unanswered: () => number
  /** The behaviours of the next requests, one each; the last one stays. */
  on: (call: CallName, ...behaviours: Behaviour[]) => void
  /** The next request of this call is read as far as this says. */
  readPartly: (call: CallName, partly: PartialRead) => void
  reset: () => void
  close: () => Promise<void>
}

const basePath = '/api/v1'
const byPath = new Map(Object.entries(paths).map(([name, { path }]) => [basePath + path, name as CallName]))

export async function startHostileApi(): Promise<HostileApi> {
  let behaviours = new Map<CallName, Behaviour[]>()
  let partly = new Map<CallName, PartialRead>()
  let unanswered = 0
  const server = createServer(async (request, response) => {
    // A browser repeats by itself what a kept connection refuses. On a new one each request is the page's own.
    response.shouldKeepAlive = false
    if (request.method === 'OPTIONS') return preflight(response)
    unanswered += 1
    response.on('close', () => {
      unanswered -= 1
    })
    const call = byPath.get(request.url ?? '')
    const partial = call && partly.get(call)
    if (partial) {
      partly.delete(call)
      api.received.push({ call, body: '', at: performance.now() })
      return partial.read(request)
    }
    const body = await bodyOf(request)
    if (call === undefined) return stray(request, response, body)
    api.received.push({ call, body, at: performance.now() })
    const queue = behaviours.get(call) ?? []
    const behaviour = (queue.length > 1 ? queue.shift() : queue[0]) ?? valid
    const answer = validBodies[call](api.state, parsed(body))
    if (behaviour === valid && advancing.has(call)) api.state.status = api.state.next
    behaviour(response, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  function stray({ method, url }: IncomingMessage, response: ServerResponse, body: string) {
    if (method === 'POST') api.strays.push(`${url} ${body.length}`)
    response.writeHead(404, { 'access-control-allow-origin': '*' }).end()
  }

  const api: HostileApi = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    state: initialState(),
    received: [],
    strays: [],
    count: (call) => api.received.filter((each) => each.call === call).length,
    unanswered: () => unanswered,
    on: (call, ...next) => behaviours.set(call, next),
    readPartly: (call, next) => partly.set(call, next),
    reset: () => {
      behaviours = new Map()
      partly = new Map()
      Object.assign(api, { state: initialState(), received: [], strays: [] })
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return api
}

/** A request that the page gives up has no whole body. */
async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer)
  } catch {
    return ''
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(body: string): Request {
  return body.startsWith('{') ? (JSON.parse(body) as Request) : {}
}
