/** The sandbox behind a port of this machine. */
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createSandbox } from './app.ts'
import { createClock } from './clock.ts'

export interface ServeOptions {
  /** 0 takes any free port. */
  port: number
  /** Default 127.0.0.1: no other machine can reach the sandbox. */
  hostname?: string
  /** Virtual milliseconds per real one; default 1. */
  speed?: number
}

export interface RunningSandbox {
  /** Origin, without a trailing slash. */
  url: string
  close(): Promise<void>
}

/** Resolves when the port answers; rejects with Node's error, e.g. EADDRINUSE. */
export function serveSandbox({ port, hostname = '127.0.0.1', speed = 1 }: ServeOptions): Promise<RunningSandbox> {
  const { app } = createSandbox({ clock: createClock({ speed }) })
  return new Promise((resolve, reject) => {
    const ready = (address: AddressInfo) => resolve({ url: `http://localhost:${address.port}`, close })
    const server = serve({ fetch: app.fetch, port, hostname, overrideGlobalObjects: false }, ready)
    server.on('error', reject)
    const close = () =>
      new Promise<void>((done) => {
        server.close(() => done())
        // Browsers keep connections open, and close() alone would wait for them.
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
  })
}
