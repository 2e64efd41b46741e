/** The requests of this module as data, so that they can be sent before the code that reads their responses is there. */
import { paths } from '../generated/api.paths.ts'

/** Where calls go, and what authorises them. */
export interface Server {
  /** Base address, e.g. `https://api.example.com/api/v1`. */
  host: string
  /** Link token, added to every payload. */
  token: string
  /** Value of the x-api-key header; sandbox mode only. */
  sandboxKey?: string | undefined
}

export interface ApiRequest {
  url: string
  init: RequestInit & { body?: string }
}

export const callUrl = ({ host }: Server, name: keyof typeof paths): string =>
  host.replace(/\/+$/, '') + paths[name].path

export const keyHeader = ({ sandboxKey }: Server): Record<string, string> =>
  sandboxKey === undefined ? {} : { 'x-api-key': sandboxKey }

export function callRequest(server: Server, name: keyof typeof paths, payload: object): ApiRequest {
  return {
    url: callUrl(server, name),
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...keyHeader(server) },
      body: JSON.stringify({ ...payload, link_token: server.token }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      // A redirect would carry what was typed to a host that is not configured.
      redirect: 'error',
    },
  }
}

/** @param base where the widget's own files lie */
export const definitionRequest = (name: string, base: string): ApiRequest => ({
  url: new URL(`flows/${encodeURIComponent(name)}.flow.json`, base).href,
  init: { credentials: 'same-origin' },
})
