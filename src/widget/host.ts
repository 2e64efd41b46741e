/**
 * The page that embeds the widget, and its origin. Only this file posts messages to it (docs/host.md), and
 * `without-code.ts` where no other code runs.
 */
import type { FlowIdentity } from '../flow/index.ts'
import type { Config } from '../generated/config.types.ts'
import {
  acceptConnect,
  channelVersions,
  defaultPrefix,
  type HostEvidence,
  type HostMessage,
  pinOrigin,
  toPost,
} from '../messages/index.ts'
import { parseOrigin } from '../untrusted/index.ts'
import { hostWindow } from './host-window.ts'
import type { Warn } from './monitor.ts'
import { newId } from './new-id.ts'
import type { Host, Listener, WidgetReport } from './report.ts'

export function createHost(
  page: Window,
  config: Pick<Config, 'messagePrefix' | 'allowedHostOrigins'> | null,
  parameter: string | null,
  warn: Warn,
): Host {
  const target = hostWindow(page)
  const prefix = config?.messagePrefix ?? defaultPrefix
  const known: HostEvidence = {
    parameter,
    ancestor: page.location.ancestorOrigins?.[0] ?? null,
    referrer: referrerOf(page),
  }
  let client: readonly string[] | null = null
  let session: FlowIdentity | null = null
  let closed = false
  const past: WidgetReport[] = []
  const listeners: Listener[] = []

  const pin = (evidence = known) => pinOrigin(evidence, { client, configuration: config?.allowedHostOrigins ?? null })

  function report(each: WidgetReport) {
    if (each.kind !== 'transition') past.push(each)
    for (const listener of listeners) listener(each)
    // Results and answers are not kept once the session is over.
    if (closed) past.length = 0
  }

  function attach(loading: Promise<Listener>) {
    const waiting = [...past]
    let deliver: Listener = (each) => waiting.push(each)
    listeners.push((each) => deliver(each))
    loading.then((listener) => {
      // A bridge of an app may throw: the others hear it, and what the session does next goes on.
      deliver = (each) => {
        try {
          listener(each)
        } catch (error) {
          warn(error as Error)
        }
      }
      for (const each of waiting.splice(0)) deliver(each)
    }, warn)
  }

  function notify(message: HostMessage) {
    if (closed) return
    closed = message.message === 'close'
    const post = toPost(message, { prefix, pinned: pin(), newId, session })
    target?.postMessage(post.body, post.target)
    report({ kind: 'message', message, post, session })
  }

  function hello() {
    const nonce = newId()
    const listen = (event: MessageEvent) => {
      const accepted = acceptConnect(event, { source: target, nonce, prefix })
      if (!accepted) return
      page.removeEventListener('message', listen)
      known.handshake = accepted.origin
      const load = () => import('./channel/index.ts')
      // Without the channel, the host still hears the plain messages.
      attach(
        load()
          .catch(load)
          .then(({ openChannel }) => openChannel(accepted.port, host, page)),
      )
    }
    if (!target) return
    page.addEventListener('message', listen)
    notify({ message: 'hello', nonce, versions: channelVersions })
  }

  const host: Host = {
    notify,
    identify: (identity) => {
      session = identity
    },
    allow: (origins) => {
      client = origins ?? null
    },
    pin,
    hello,
    attach,
    report,
    controls: {},
  }
  return host
}

/** The referrer, unless it is the widget itself, as it is after a reload. */
function referrerOf({ document, location }: Window): string | null {
  const { referrer } = document
  return parseOrigin(referrer) === parseOrigin(location.href) ? null : referrer
}
