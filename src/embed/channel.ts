/**
 * The connection to the widget (docs/decisions/0022). Its page says hello to everyone; the answer, a port, goes to its
 * exact origin. The SDK listens to one window and one origin, so two widgets on a page do not hear each other.
 */
import type { HostPortMessage } from '../generated/messages.types.ts'
import { type Hello, isHello, isRecord, readPlain } from './read.ts'
import type { Receive } from './receive.ts'

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
  onHello: (hasPort: boolean) => void
  receive: Receive
}

type Bare<T> = T extends unknown ? Omit<T, 'v'> : never

/** Posts a message to the widget; returns whether there is a port for it. */
export type Post = (message: Bare<HostPortMessage>) => boolean

export function openChannel({ prefix, origin, target, signal, onHello, receive }: ChannelOptions): Post {
  let port: MessagePort | undefined
  /** The widget has posted to the port. It never does if its file for the channel fails to load. */
  let isConnected = false
  const nonces: string[] = []
  const close = () => {
    port?.close()
    port = undefined
  }

  function answer(widget: Window, { nonce, versions }: Hello) {
    if (nonces.includes(nonce) || nonces.length === mostHellos) return
    nonces.push(nonce)
    close()
    isConnected = false
    if (versions.includes(version)) {
      const { port1, port2 } = new MessageChannel()
      port = port1
      port1.onmessage = ({ data }) => {
        if (!isRecord(data)) return
        isConnected = true
        receive(data)
      }
      widget.postMessage({ action: `${prefix}-connect`, v: 1, nonce, version }, origin, [port2])
    }
    onHello(!!port)
  }

  function onMessage({ source, origin: from, data }: MessageEvent<unknown>) {
    const widget = target()
    if (!widget || source !== widget || from !== origin || !isRecord(data)) return
    if (isHello(data, prefix)) return answer(widget, data)
    // Once connected, the port tells the same; before a hello, plain messages are those of an earlier page.
    if (isConnected || !nonces.length) return
    const plain = readPlain(data, prefix)
    if (plain) receive(plain, port ? 'early' : 'alone')
  }

  addEventListener('message', onMessage, { signal })
  signal.addEventListener('abort', close)
  return (message) => {
    port?.postMessage({ v: version, ...message })
    return !!port
  }
}
