/** The API client of the widget against a sandbox, without a browser. */
import { type Api, ApiError, createApi } from '../../src/api/index.ts'
import { sandboxValues } from '../../src/sandbox/index.ts'

const key = { 'x-api-key': sandboxValues.apiKey }

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
