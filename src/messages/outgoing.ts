/** Messages to the host: their envelope, and who may receive them (docs/host.md). */
import type { Reason, SessionFlow } from '../generated/messages.types.ts'
import { isPlainObject } from '../untrusted/index.ts'

export type HostMessage =
  /** `result` is the response of the call that succeeded: `public_token` and `job_guid`, or an upload's `data`. */
  | { message: 'success'; result: unknown; answers?: Answers }
  | { message: 'error'; reason: Reason }
  | { message: 'close' }
  | { message: 'click-outside' }
  | { message: 'preview-ready' }
  | { message: 'hello'; nonce: string; versions: readonly number[] }

/** What was answered in the forms of the flow: by form, then by field. */
export type Answers = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A plain object; `action` has the configured prefix, except `preview-ready`. */
export type Envelope = { readonly action: string; readonly v: 1; readonly id: string; readonly [key: string]: unknown }

/** What is posted, and the origin that may receive it; `*` for a message without private data. */
export interface Post {
  body: Envelope
  target: string
}

export interface Channel {
  prefix: string
  pinned: string | null
  /** Returns a fresh UUID. */
  newId: () => string
  /** The flow that runs; null: there is no session yet. */
  session: SessionFlow | null
}

const actions = {
  success: 'success',
  error: 'error',
  close: 'close-iframe',
  'click-outside': 'click-outside',
  hello: 'hello',
} as const

/** Without a pinned origin a result is withheld, and the host receives `OriginUnverified`. */
export function toPost(hostMessage: HostMessage, { prefix, pinned, newId, session }: Channel): Post {
  const envelope = (rest: Record<string, unknown>, message: HostMessage['message']): Envelope => ({
    ...rest,
    action: message === 'preview-ready' ? message : `${prefix}-${actions[message]}`,
    v: 1,
    id: newId(),
    ...(session && { session }),
  })
  switch (hostMessage.message) {
    case 'success':
      if (pinned === null)
        return { body: envelope({ reason: 'OriginUnverified' satisfies Reason }, 'error'), target: '*' }
      return { body: envelope(successKeys(hostMessage), 'success'), target: pinned }
    case 'error':
      return { body: envelope({ reason: hostMessage.reason }, 'error'), target: '*' }
    case 'hello':
      return { body: envelope({ nonce: hostMessage.nonce, versions: hostMessage.versions }, 'hello'), target: '*' }
    default:
      return { body: envelope({}, hostMessage.message), target: '*' }
  }
}

/** `answers` are those of the flow's forms alone and `session` that of the widget, whatever the result contains. */
function successKeys({ result, answers }: Extract<HostMessage, { message: 'success' }>): Record<string, unknown> {
  const { answers: _, session: __, ...rest } = resultKeys(result)
  return answers ? { ...rest, answers } : rest
}

/** Keys whose values must be strings in a success message. */
const stringKeys = ['public_token', 'job_guid']

/**
 * The keys of the result, and those of its `data` that the result does not have itself. Keys with the value null are
 * left out, so that a host need not handle null.
 */
function resultKeys(result: unknown): Record<string, unknown> {
  if (!isPlainObject(result)) return {}
  const data = Object.entries(isPlainObject(result['data']) ? result['data'] : {})
  const valid = data.filter(([key, value]) => !stringKeys.includes(key) || typeof value === 'string')
  const entries = [...valid, ...Object.entries(result)]
  return Object.fromEntries(entries.filter(([key, value]) => key !== '__proto__' && value !== null))
}
