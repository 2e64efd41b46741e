/** The messages a host hears: their envelope and who may hear them (contracts section 4). */
import type { Reason } from '../generated/flow.types.ts'

/** What the session asks to be told to the host. */
export type HostMessage =
  | { message: 'success'; result: unknown }
  | { message: 'error'; reason: Reason }
  | { message: 'close' }
  | { message: 'click-outside' }
  | { message: 'preview-ready' }

/** A plain object; `action` carries the configured prefix, but for `preview-ready`. */
export type Envelope = { readonly action: string; readonly v: 1; readonly id: string; readonly [key: string]: unknown }

/** What is posted, and to whom: `*` for what carries nothing private, else the pinned origin. */
export interface Post {
  body: Envelope
  target: string
}

export interface Channel {
  prefix: string
  pinned: string | null
  /** A fresh UUID. */
  newId: () => string
}

const actions = { success: 'success', error: 'error', close: 'close-iframe', 'click-outside': 'click-outside' } as const

/** Without a pinned origin a result is withheld, and the host hears `OriginUnverified`. */
export function toPost(announcement: HostMessage, { prefix, pinned, newId }: Channel): Post {
  const envelope = (rest: Record<string, unknown>, message: HostMessage['message']): Envelope => ({
    ...rest,
    action: message === 'preview-ready' ? message : `${prefix}-${actions[message]}`,
    v: 1,
    id: newId(),
  })
  switch (announcement.message) {
    case 'success':
      if (pinned === null)
        return { body: envelope({ reason: 'OriginUnverified' satisfies Reason }, 'error'), target: '*' }
      return { body: envelope(plain(announcement.result), 'success'), target: pinned }
    case 'error':
      return { body: envelope({ reason: announcement.reason }, 'error'), target: '*' }
    default:
      return { body: envelope({}, announcement.message), target: '*' }
  }
}

/**
 * The result's own keys, none for what is null: a host reads absence alone. What isn't an object (an upload's `data`
 * may be anything) goes under `data`.
 */
function plain(result: unknown): Record<string, unknown> {
  if (result === null || result === undefined) return {}
  if (typeof result !== 'object' || Array.isArray(result)) return { data: result }
  return Object.fromEntries(Object.entries(result).filter(([key, value]) => key !== '__proto__' && value !== null))
}
