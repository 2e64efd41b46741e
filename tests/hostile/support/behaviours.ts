/** What a hostile server does in place of an answer. */
import type { ServerResponse } from 'node:http'

/** @param valid the valid answer, to be changed */
export type Behaviour = (response: ServerResponse, valid: unknown) => void

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'Retry-After',
}
const json = { ...cors, 'content-type': 'application/json' }

export const preflight = (response: ServerResponse) => void response.writeHead(204, cors).end()

export const status =
  (code: number, body: unknown = {}, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (response) =>
    void response.writeHead(code, { ...json, ...headers }).end(JSON.stringify(body))

/** A page in place of an answer, as proxies send. */
export const statusText =
  (code: number, content: string): Behaviour =>
  (response) =>
    void response.writeHead(code, { ...cors, 'content-type': 'text/html' }).end(content)

/** 200 with this body; undefined: 204. */
export const body =
  (value: unknown): Behaviour =>
  (response) =>
    value === undefined ? noContent(response, value) : void response.writeHead(200, json).end(JSON.stringify(value))

/** 200 with this text, whatever it is. */
export const text =
  (content: string, type = 'application/json'): Behaviour =>
  (response) =>
    void response.writeHead(200, { ...cors, 'content-type': type }).end(content)

/** The valid body in another form: other headers, other bytes. */
export const bytes =
  (
    code: number,
    headers: Readonly<Record<string, string>> = {},
    form: (json: string) => Buffer | string = String,
  ): Behaviour =>
  (response, value) =>
    void response.writeHead(code, { ...json, ...headers }).end(form(JSON.stringify(value)))

/** The valid body, changed. */
export const changed =
  (change: (valid: never) => unknown): Behaviour =>
  (response, valid) =>
    body(change(structuredClone(valid) as never))(response, valid)

export const valid: Behaviour = (response, value) => body(value)(response, value)

export const noContent: Behaviour = (response) => void response.writeHead(204, cors).end()

/** Half of the valid body, or of another one where there is none. */
export const truncated: Behaviour = (response, value) => {
  const whole = JSON.stringify(value ?? { done: true })
  text(whole.slice(0, whole.length / 2))(response, value)
}

/** The connection ends before all bytes have come that were announced. */
export const cutOff: Behaviour = (response) => {
  response.writeHead(200, { ...json, 'content-length': '1000' })
  response.write('{"sources":[')
  setTimeout(() => response.destroy(), 20)
}

export const reset: Behaviour = (response) => void response.socket?.resetAndDestroy()

/** Never a byte. */
export const silence: Behaviour = () => {}

/** Headers, then a byte each second without an end. */
export const drip: Behaviour = (response) => {
  response.writeHead(200, json)
  const timer = setInterval(() => response.write(' '), 1000)
  response.on('close', () => clearInterval(timer))
}

/** The valid answer, but no page may read it. */
export const withoutCors: Behaviour = (response, value) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))

/** 307 and 308 ask the browser to send the same body again. */
export const redirect =
  (location: string, code = 307): Behaviour =>
  (response) =>
    void response.writeHead(code, { ...cors, location }).end()

/** The valid answer once it is released; `release` resolves when it has gone or nobody waits for it any more. */
export function held(): { behaviour: Behaviour; release: () => Promise<void> } {
  let send = () => {}
  let gone: Promise<void> = Promise.resolve()
  return {
    behaviour: (response, value) => {
      gone = new Promise((resolve) => response.on('close', resolve))
      send = () => valid(response, value)
    },
    release: () => {
      send()
      return gone
    },
  }
}

/** The valid answer, but only after `ms`. */
export const late =
  (ms: number): Behaviour =>
  (response, value) =>
    void setTimeout(() => valid(response, value), ms)
