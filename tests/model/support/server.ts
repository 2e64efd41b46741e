/** The sandbox with a clock that only the test advances: in this process, or behind a port. */
import { createClock, createSandbox, serveSandbox } from '../../../src/sandbox/index.ts'

export interface Server {
  /** Base address of the calls. */
  host: string
  send: typeof fetch
  /** Advances the clock of the sandbox alone. */
  pass: (ms: number) => Promise<void>
  close: () => Promise<void>
}

export function inThisProcess(): Server {
  const { app, clock } = createSandbox({ clock: createClock({ speed: 0 }) })
  return {
    host: 'http://sandbox.test/api/v1',
    send: async (url, init) => app.fetch(new Request(url, init)),
    pass: async (ms) => clock.advance(ms),
    close: async () => {},
  }
}

export async function behindPort(): Promise<Server> {
  const { url, close } = await serveSandbox({ port: 0, speed: 0 })
  const headers = { 'content-type': 'application/json' }
  return {
    host: `${url}/api/v1`,
    send: fetch,
    pass: async (advanceMs) => {
      await fetch(`${url}/sandbox/time`, { method: 'POST', headers, body: JSON.stringify({ advanceMs }) })
    },
    close,
  }
}
