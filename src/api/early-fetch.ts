/** Requests that are sent before the code that reads their responses has arrived (docs/decisions/0024). */
import type { ApiRequest } from './request.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface EarlyFetch {
  send: (request: ApiRequest) => void
  /** Returns the response to an equal request that was sent, but only once; sends any other. */
  fetch: Fetch
}

export function createEarlyFetch(send: Fetch = globalThis.fetch.bind(globalThis)): EarlyFetch {
  const sent = new Map<string, { response: Promise<Response>; controller: AbortController }>()
  const keyOf = (url: string, { body }: RequestInit) => JSON.stringify([url, body])
  return {
    send: ({ url, init }) => {
      const controller = new AbortController()
      const response = send(url, { ...init, signal: controller.signal })
      // Whoever takes the response handles the failure.
      response.catch(() => {})
      sent.set(keyOf(url, init), { response, controller })
    },
    fetch: (url, init) => {
      const key = keyOf(url, init)
      const early = sent.get(key)
      if (!early) return send(url, init)
      sent.delete(key)
      const { signal } = init
      const abort = () => early.controller.abort(signal?.reason)
      if (signal?.aborted) abort()
      else signal?.addEventListener('abort', abort)
      return early.response
    },
  }
}
