/** The sandbox behind MSW, so that unit tests use the server that `npm start` runs and no second mock. */
import { type HttpHandler, http } from 'msw'
import type { Sandbox } from '../../src/sandbox/index.ts'

/** Handlers with which the sandbox answers every request below `baseUrl`, e.g. `https://sandbox.test`. */
export function sandboxHandlers(sandbox: Sandbox, baseUrl: string): HttpHandler[] {
  return [http.all(`${baseUrl}/*`, ({ request }) => sandbox.app.fetch(request))]
}
