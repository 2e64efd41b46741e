/** The page that embeds the widget, and its origin. Only this file posts messages (docs/host.md). */
import type { Config } from '../generated/config.types.ts'
import { type HostEvidence, type HostMessage, parseOrigin, pinOrigin, toPost } from '../messages/index.ts'

export interface Host {
  /** Does nothing after a close message: the user has left. */
  notify: (message: HostMessage) => void
  /** Client info may restrict the origins that receive the result. */
  allow: (origins: readonly string[] | null | undefined) => void
}

/** The parent of the page; without a parent, its opener. */
export const hostWindow = (page: Window): Window | null =>
  page.parent !== page ? page.parent : (page.opener as Window | null)

export function createHost(
  page: Window,
  config: Pick<Config, 'messagePrefix' | 'allowedHostOrigins'> | null,
  parameter: string | null,
): Host {
  const target = hostWindow(page)
  const evidence: HostEvidence = {
    parameter,
    ancestor: page.location.ancestorOrigins?.[0] ?? null,
    referrer: referrerOf(page),
  }
  let client: readonly string[] | null = null
  let closed = false

  return {
    allow: (origins) => {
      client = origins ?? null
    },
    notify: (message) => {
      if (closed) return
      closed = message.message === 'close'
      const known = pinOrigin(evidence, { client, configuration: config?.allowedHostOrigins ?? null })
      // `postMessage` throws for a target that the browser can't parse.
      const pinned = known !== null && URL.canParse(known) ? known : null
      const post = toPost(message, {
        prefix: config?.messagePrefix ?? 'tieline',
        pinned,
        newId,
      })
      target?.postMessage(post.body, post.target)
    },
  }
}

/** The referrer, unless it is the widget itself, as it is after a reload. */
function referrerOf({ document, location }: Window): string | null {
  const { referrer } = document
  return parseOrigin(referrer) === parseOrigin(location.href) ? null : referrer
}

/** A random UUID (version 4); `crypto.randomUUID` is missing on plain http. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
