/** The sandbox behind MSW: unit tests talk to the server that `npm start` runs, and there is no second mock. */
import { type HttpHandler, http } from 'msw'
import type { Sandbox } from '../../src/sandbox/index.ts'

/** Handlers that let the sandbox answer every request below `baseUrl`, e.g. `https://sandbox.test`. */
export function sandboxHandlers(sandbox: Sandbox, baseUrl: string): HttpHandler[] {
  return [http.all(`${baseUrl}/*`, ({ request }) => sandbox.app.fetch(request))]
}
