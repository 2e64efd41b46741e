/** The /link calls (docs/api.md): one function for each schema under schemas/api. */
import { paths } from '../generated/api.paths.ts'
import type { Calls } from '../generated/api.types.ts'
import { abortAfter } from './abort.ts'
import type { Fetch } from './early-fetch.ts'
import { ApiError } from './error.ts'
import type { CallOptions } from './http.ts'
import { callRequest, callUrl, keyHeader, type Server } from './request.ts'
import { readResponse } from './response.ts'
import { textOf } from './text-of.ts'

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

export interface ApiOptions extends Server {
  fetch?: Fetch | undefined
  /** A call without a response fails after this many ms. */
  timeLimitMs?: number
  /** An upload that makes no progress fails after this many ms. */
  stallLimitMs?: number
  /** Called once for each response out of which unreadable items were left. */
  onLeftOut?: (error: ApiError) => void
}

const defaultTimeLimitMs = 30_000
const defaultStallLimitMs = 60_000

/** Every call rejects with an ApiError, or with the signal's reason when its caller aborted it. */
export function createApi(options: ApiOptions): Api {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis)
  const reported = new Set<string>()

  function reportOnce(error: ApiError) {
    if (reported.has(error.message)) return
    reported.add(error.message)
    options.onLeftOut?.(error)
  }

  async function post(name: JsonCall, payload: object, { signal }: CallOptions = {}): Promise<unknown> {
    const { url, init } = callRequest(options, name, payload)
    const limit = abortAfter(options.timeLimitMs ?? defaultTimeLimitMs, signal)
    try {
      const response = await send(url, { ...init, signal: limit.signal })
      const raw = {
        status: response.status,
        statusText: response.statusText,
        headers: Object.fromEntries(response.headers),
        text: await textOf(response, url),
      }
      return readResponse(name, url, raw, reportOnce)
    } catch (error) {
      if (error instanceof ApiError) throw error
      if (signal?.aborted) throw signal.reason
      throw new ApiError(limit.signal.aborted ? 'time-limit' : 'network', url)
    } finally {
      limit.end()
    }
  }

  const names = (Object.keys(paths) as (keyof typeof paths)[]).filter(
    (name) => name !== 'upload' && name !== 'tokenCreate',
  )
  const calls = names.map((name) => [name, (payload: object, call?: CallOptions) => post(name, payload, call)])
  return {
    ...(Object.fromEntries(calls) as { [Name in JsonCall]: Api[Name] }),
    upload: async ({ files, ...fields }, call = {}) => {
      const url = callUrl(options, 'upload')
      const { upload } = await loadUpload(url)
      const stallLimitMs = options.stallLimitMs ?? defaultStallLimitMs
      const form = { ...fields, link_token: options.token }
      const raw = await upload(url, keyHeader(options), form, files, { ...call, stallLimitMs })
      return readResponse('upload', url, raw, reportOnce) as Calls['upload']['response']
    },
  }
}

/** What sends files: a part of its own, which may be fetched ahead. */
export const fetchUpload = () => import('./upload.ts')

/** Longer than this part takes on any connection that can send files. */
const partLimitMs = 8000

/** A part of the widget that can't be fetched, or hangs, is a failure of the network. */
const loadUpload = (url: string) =>
  Promise.race([fetchUpload(), new Promise<never>((_, reject) => setTimeout(reject, partLimitMs))]).catch(() => {
    throw new ApiError('network', url)
  })
