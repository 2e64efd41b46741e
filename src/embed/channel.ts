/**
 * The connection to the widget (docs/decisions/0022). Its page says hello to everyone; the answer, a port, goes to its
 * exact origin. The SDK listens to one window and one origin, so two widgets on a page do not hear each other.
 */
import type { HostPortMessage } from '../generated/messages.types.ts'
import { type Bare, type Received, readHello, readMessage, readPlain } from './read.ts'

const version = 1

/** A page that reloads says hello again. More often than this, it is flooding. */
const mostHellos = 50

export interface ChannelOptions {
  prefix: string
  origin: string
  /** The window of the widget. */
  target: () => Window | null
  /** Ends the connection. */
  signal: AbortSignal
  /** The page of the widget has started; false: there is no common version, so plain messages have to do. */
  onHello: (isConnected: boolean) => void
  onMessage: (message: Received) => void
}

/** Posts a message to the widget; returns whether there is a port for it. */
export type Post = (message: Bare<HostPortMessage>) => boolean

export function openChannel({ prefix, origin, target, signal, onHello, onMessage }: ChannelOptions): Post {
  let port: MessagePort | null = null
  const nonces = new Set<string>()

  const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    const widget = target()
    if (!widget || source !== widget || from !== origin) return
    const hello = readHello(data, prefix)
    if (!hello) {
      // Beside a port the plain messages repeat what comes through it.
      if (!port) for (const message of readPlain(data, prefix)) onMessage(message)
      return
    }
    const { nonce, versions } = hello
    if (nonces.has(nonce) || nonces.size === mostHellos) return
    nonces.add(nonce)
    port?.close()
    port = null
    if (!versions.includes(version)) return onHello(false)
    const { port1, port2 } = new MessageChannel()
    port = port1
    port1.onmessage = ({ data: received }) => {
      const message = port === port1 && readMessage(received)
      if (message) onMessage(message)
    }
    widget.postMessage({ action: `${prefix}-connect`, v: 1, nonce, version }, origin, [port2])
    onHello(true)
  }

  addEventListener('message', hear, { signal })
  signal.addEventListener('abort', () => {
    port?.close()
    port = null
  })
  return (message) => {
    port?.postMessage({ v: version, ...message })
    return port !== null
  }
}
