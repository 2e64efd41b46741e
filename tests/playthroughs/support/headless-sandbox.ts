/** The sandbox and the API client in one process, without a network. */
import { type Api, ApiError, createApi } from '../../../src/api/index.ts'
import { createClock, createSandbox, sandboxValues } from '../../../src/sandbox/index.ts'
import { type Start, settingsOf } from './playthrough.ts'

const host = 'http://sandbox.test/api/v1'
const key = { 'x-api-key': sandboxValues.apiKey }

export interface OpenSandbox {
  api: Api
  pendingCalls: () => number
  /** The source id in the address of the widget. */
  sourceId: string | null
}

/** A new sandbox with one session; `now` is its clock (ms). */
export async function openSandbox(start: Start, now: () => number): Promise<OpenSandbox> {
  const { app } = createSandbox({ clock: createClock({ real: now }) })
  const send: typeof fetch = async (url, init) => {
    const response = await app.fetch(new Request(url, init))
    init?.signal?.throwIfAborted()
    return response
  }
  const { client, sourceId } = settingsOf(start)
  const isUpdate = client['mode'] !== undefined && client['mode'] !== 'Normal'
  const token = await mintToken(host, send, { client, ...(isUpdate && sourceId !== null && { source_id: sourceId }) })
  return { ...withPendingCount(createNodeApi(host, token, send)), sourceId }
}

export async function mintToken(host: string, send: typeof fetch, session: object): Promise<string> {
  const response = await send(`${host}/link/token/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...key },
    body: JSON.stringify(session),
  })
  const { link_token: token } = (await response.json()) as { link_token?: string }
  if (token === undefined) throw new Error(`The sandbox created no token: status ${response.status}.`)
  return token
}

/** The API client of the widget, except that it uploads with fetch, because Node has no XMLHttpRequest. */
export function createNodeApi(host: string, token: string, send: typeof fetch): Api {
  const api = createApi({ host, token, sandboxKey: sandboxValues.apiKey, fetch: send })
  return {
    ...api,
    upload: async ({ files, source_id }, { signal, onProgress } = {}) => {
      const url = `${host}/link/upload`
      const body = new FormData()
      body.append('source_id', source_id)
      body.append('link_token', token)
      for (const file of files) body.append('files', file)
      const response = await send(url, { method: 'POST', headers: key, body, signal: signal ?? null })
      onProgress?.(1, 1)
      const data = await response.json()
      if (!response.ok) throw new ApiError('http', url, { status: response.status, data })
      return data as Awaited<ReturnType<Api['upload']>>
    },
  }
}

/** The same API, and how many calls of it are pending. */
export function withPendingCount(api: Api): { api: Api; pendingCalls: () => number } {
  let pending = 0
  const counted = Object.entries(api).map(([name, call]) => [
    name,
    (...args: never[]) => {
      pending += 1
      return (call as (...all: never[]) => Promise<unknown>)(...args).finally(() => {
        pending -= 1
      })
    },
  ])
  return { api: Object.fromEntries(counted) as Api, pendingCalls: () => pending }
}
