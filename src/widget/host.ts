/** The page that embeds the widget: who it is, and the one place where messages are posted (contracts section 4). */
import type { Config } from '../generated/config.types.ts'
import { type HostEvidence, type HostMessage, parseOrigin, pinOrigin, toPost } from '../messages/index.ts'

export interface Host {
  /** After its close message the host hears nothing more: the user has left. */
  notify: (announcement: HostMessage) => void
  /** Client info may narrow who hears the result. */
  allow: (origins: readonly string[] | null | undefined) => void
}

/** The page above; the opener is one only where there is no parent (contracts section 4). */
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
  let over = false

  return {
    allow: (origins) => {
      client = origins ?? null
    },
    notify: (announcement) => {
      if (over) return
      over = announcement.message === 'close'
      const known = pinOrigin(evidence, { client, configuration: config?.allowedHostOrigins ?? null })
      // What no browser takes for an address can be nobody's origin, and posting to it would throw.
      const pinned = known !== null && URL.canParse(known) ? known : null
      const post = toPost(announcement, {
        prefix: config?.messagePrefix ?? 'tieline',
        pinned,
        newId,
      })
      target?.postMessage(post.body, post.target)
    },
  }
}

/** A frame that reloads sees itself as referrer, which says nothing of its host. */
function referrerOf({ document, location }: Window): string | null {
  const { referrer } = document
  return parseOrigin(referrer) === parseOrigin(location.href) ? null : referrer
}

/** A random UUID (version 4); `crypto.randomUUID` is missing on plain http. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
