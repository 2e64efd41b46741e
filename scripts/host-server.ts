/** What the server of the demo host asks the sandbox, as examples/server.mjs does for every host. */
import { createLinkToken, readStatus } from '../examples/server.mjs'
import type { DemoOptions } from '../src/demo/server.ts'

/** @param api base address of the sandbox API */
export function hostServer(api: string): Pick<DemoOptions, 'server' | 'readSources'> {
  const env = { API_URL: api, API_KEY: 'sandbox' }
  return {
    server: {
      createLinkToken: (session) => createLinkToken(session, env),
      readStatus: (linkToken) => readStatus(linkToken, env),
    },
    readSources: async (linkToken) => {
      const headers = { 'content-type': 'application/json', 'x-api-key': env.API_KEY }
      const body = JSON.stringify({ link_token: linkToken })
      const response = await fetch(`${api}/link/sources`, { method: 'POST', headers, body })
      if (!response.ok) throw new Error(`The sandbox answered ${response.status}: ${await response.text()}`)
      return ((await response.json()) as { sources: unknown }).sources
    },
  }
}
