/** The page that embeds the widget: who it is, and the one place where messages are posted (contracts section 4). */
import type { Config } from '../generated/config.types.ts'
import { type Announcement, address, type HostEvidence, parseOrigin, pinOrigin } from '../messages/index.ts'

export interface Host {
  announce: (announcement: Announcement) => void
  /** Client info may narrow who hears the result. */
  allow: (origins: readonly string[] | null | undefined) => void
  /** Someone is there to remove the frame. */
  present: boolean
}

export function createHost(
  page: Window,
  config: Pick<Config, 'messagePrefix' | 'allowedHostOrigins'> | null,
  parameter: string | null,
): Host {
  const target = page.parent !== page ? page.parent : (page.opener as Window | null)
  const evidence: HostEvidence = {
    parameter,
    ancestor: page.location.ancestorOrigins?.[0] ?? null,
    referrer: referrerOf(page),
  }
  let client: readonly string[] | null = null

  return {
    present: target !== null,
    allow: (origins) => {
      client = origins ?? null
    },
    announce: (announcement) => {
      const known = pinOrigin(evidence, { client, configuration: config?.allowedHostOrigins ?? null })
      // What no browser takes for an address can be nobody's origin, and posting to it would throw.
      const pinned = known !== null && URL.canParse(known) ? known : null
      const post = address(announcement, {
        prefix: config?.messagePrefix ?? 'tieline',
        pinned,
        newId: () => crypto.randomUUID(),
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
