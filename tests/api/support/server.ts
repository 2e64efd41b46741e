import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export interface TestServer {
  url: string
  received: Received[]
  /** Cuts every open connection and stops listening. */
  close: () => Promise<void>
}

export type Answer = (response: ServerResponse, request: Received) => void

/** A real HTTP server on a free port, open to every origin as the API is. */
export async function serve(answer: Answer): Promise<TestServer> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*, x-api-key, content-type')
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      const whole = { method, path, headers, body: Buffer.concat(chunks).toString('utf8') }
      received.push(whole)
      answer(response, whole)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Serves for the length of one piece of work. */
export async function serving<T>(answer: Answer, work: (server: TestServer) => Promise<T>): Promise<T> {
  const server = await serve(answer)
  try {
    return await work(server)
  } finally {
    await server.close()
  }
}

/** A server that sends one body, whatever it is asked. */
export const sends =
  (status: number, body?: string, headers: Record<string, string> = { 'content-type': 'application/json' }): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(body)

/** A server that sends at most the beginning of a body, and tells whether the other side has ended the request. */
export function neverEnds(begin: Answer): { answer: Answer; isCut: () => boolean } {
  let isCut = false
  return {
    answer: (response, request) => {
      response.on('close', () => {
        isCut = true
      })
      begin(response, request)
    },
    isCut: () => isCut,
  }
}

export const sendsJson = (body: unknown, status = 200): Answer => sends(status, JSON.stringify(body))
