/** The real sandbox and the real API client, without a network between them. */
import { type Api, ApiError, createApi } from '../../../src/api/index.ts'
import { createClock, createSandbox, sandboxValues } from '../../../src/sandbox/index.ts'
import { type Start, settingsOf } from './playthrough.ts'

const host = 'http://sandbox.test/api/v1'
const key = { 'x-api-key': sandboxValues.apiKey }

export interface OpenSandbox {
  api: Api
  /** An answer is awaited. */
  busy: () => boolean
  /** What the host preselects in the widget's address. */
  sourceId: string | null
}

/** A sandbox of its own with a session in it, on the time that `now` tells (ms). */
export async function openSandbox(start: Start, now: () => number): Promise<OpenSandbox> {
  const { app } = createSandbox({ clock: createClock({ real: now }) })
  const send: typeof fetch = async (url, init) => {
    const answer = await app.fetch(new Request(url, init))
    init?.signal?.throwIfAborted()
    return answer
  }
  const { client, sourceId } = settingsOf(start)
  const isUpdate = client['mode'] !== undefined && client['mode'] !== 'Normal'
  const token = await mintToken(host, send, { client, ...(isUpdate && sourceId !== null && { source_id: sourceId }) })
  return { ...counted(createNodeApi(host, token, send)), sourceId }
}

export async function mintToken(host: string, send: typeof fetch, session: object): Promise<string> {
  const minted = await send(`${host}/link/token/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...key },
    body: JSON.stringify(session),
  })
  const { link_token: token } = (await minted.json()) as { link_token?: string }
  if (token === undefined) throw new Error(`The sandbox minted no token: ${minted.status}.`)
  return token
}

/** The client that the widget has; Node has no XMLHttpRequest, so files go the way of everything else. */
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
      const answer = await send(url, { method: 'POST', headers: key, body, signal: signal ?? null })
      onProgress?.(1, 1)
      const data = await answer.json()
      if (!answer.ok) throw new ApiError('http', url, { status: answer.status, data })
      return data as Awaited<ReturnType<Api['upload']>>
    },
  }
}

/** The same, and whether an answer is awaited of it. */
export function counted(api: Api): { api: Api; busy: () => boolean } {
  let underWay = 0
  const watched = Object.entries(api).map(([name, call]) => [
    name,
    (...given: never[]) => {
      underWay += 1
      return (call as (...all: never[]) => Promise<unknown>)(...given).finally(() => {
        underWay -= 1
      })
    },
  ])
  return { api: Object.fromEntries(watched) as Api, busy: () => underWay > 0 }
}
