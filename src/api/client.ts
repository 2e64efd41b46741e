/** The /link calls of contracts section 3: one function for each schema under schemas/api. */
import { paths } from '../generated/api.paths.ts'
import type { Calls } from '../generated/api.types.ts'
import { checks as startChecks } from '../generated/responses-start.validators.js'
import type { Answer, CallOptions } from './answer.ts'
import { ApiError } from './error.ts'

type JsonCall = Exclude<keyof Calls, 'upload' | 'tokenCreate' | 'ErrorBody'>
type Payload<Name extends keyof Calls> = Name extends JsonCall | 'upload'
  ? Omit<Calls[Name]['request'], 'link_token'>
  : never

export type Api = {
  [Name in JsonCall]: (payload: Payload<Name>, options?: CallOptions) => Promise<Calls[Name]['response']>
} & {
  upload: (
    payload: Payload<'upload'> & { files: readonly File[] },
    options?: CallOptions & { onProgress?: (sent: number, total: number) => void },
  ) => Promise<Calls['upload']['response']>
}

export interface ApiOptions {
  /** Base address, e.g. `https://api.example.com/api/v1`. */
  host: string
  /** Link token, added to every payload. */
  token: string
  /** Value of the x-api-key header; sandbox mode only. */
  sandboxKey?: string | undefined
  fetch?: typeof globalThis.fetch
  /** A call without an answer is given up after this many ms. */
  timeLimitMs?: number
  /** An upload of which nothing moves any more is given up after this many ms. */
  stallLimitMs?: number
}

const defaultTimeLimitMs = 30_000
const defaultStallLimitMs = 60_000

/** Every call rejects with an ApiError, or with the signal's reason when its caller gave it up. */
export function createApi(options: ApiOptions): Api {
  const base = options.host.replace(/\/+$/, '')
  const headers = options.sandboxKey === undefined ? {} : { 'x-api-key': options.sandboxKey }
  const send = options.fetch ?? globalThis.fetch.bind(globalThis)

  async function post(name: JsonCall, payload: object, { signal }: CallOptions = {}): Promise<unknown> {
    const url = base + paths[name].path
    const check = await findCheck(name, url)
    const limit = AbortSignal.timeout(options.timeLimitMs ?? defaultTimeLimitMs)
    try {
      const response = await send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify({ ...payload, link_token: options.token }),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        // Followed, a redirect would carry what was typed to a host that nobody configured.
        redirect: 'error',
      })
      return readAnswer(check, url, {
        status: response.status,
        statusText: response.statusText,
        headers: Object.fromEntries(response.headers),
        text: await response.text(),
      })
    } catch (error) {
      if (error instanceof ApiError) throw error
      if (signal?.aborted) throw signal.reason
      throw new ApiError(limit.aborted ? 'time-limit' : 'network', url)
    }
  }

  const names = (Object.keys(paths) as (keyof typeof paths)[]).filter(
    (name) => name !== 'upload' && name !== 'tokenCreate',
  )
  const calls = names.map((name) => [name, (payload: object, its?: CallOptions) => post(name, payload, its)])
  return {
    ...(Object.fromEntries(calls) as { [Name in JsonCall]: Api[Name] }),
    upload: async ({ files, ...fields }, its = {}) => {
      const url = base + paths.upload.path
      const [check, { upload }] = await Promise.all([findCheck('upload', url), load(url, () => import('./upload.ts'))])
      const stallLimitMs = options.stallLimitMs ?? defaultStallLimitMs
      const form = { ...fields, link_token: options.token }
      const answer = await upload(url, headers, form, files, { ...its, stallLimitMs })
      return readAnswer(check, url, answer) as Calls['upload']['response']
    },
  }
}

type Check = (typeof startChecks)['info']

/** Found before anything is sent: a check that can't be loaded must not turn an answer into a failure. */
async function findCheck(name: JsonCall | 'upload', url: string): Promise<Check | undefined> {
  const first: Partial<Record<string, Check>> = startChecks
  if (first[name]) return first[name]
  const { checks } = await load(url, () => import('../generated/responses-later.validators.js'))
  return (checks as Partial<Record<string, Check>>)[name]
}

/** A part of the widget that can't be fetched is a failure of the network, like any other. */
function load<T>(url: string, part: () => Promise<T>): Promise<T> {
  return part().catch(() => {
    throw new ApiError('network', url)
  })
}

/** The body, checked against the call's schema; a call that answers nothing ignores what it is sent. */
function readAnswer(check: Check | undefined, url: string, { text, ...answer }: Answer): unknown {
  const data = parseJson(text)
  if (answer.status < 200 || answer.status > 299) throw new ApiError('http', url, { ...answer, data })
  if (!check) return undefined
  if (check(data)) return data
  const [fault] = check.errors ?? []
  throw new ApiError('body', url, answer, fault ? `${fault.instancePath || 'body'}: ${fault.keyword}` : 'body')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
