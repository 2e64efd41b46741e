/** Reads what the widget posts. Anything that is not a message of the protocol is null and never throws. */
import type { EventPortMessage, Reason, WidgetPortMessage } from '../generated/messages.types.ts'

/** A message without its version. */
export type Bare<T> = T extends unknown ? Omit<T, 'v'> : never

/** What the SDK reads of the messages: the order of the port replaces the number of an event. */
export type Received =
  | Bare<Exclude<WidgetPortMessage, EventPortMessage>>
  | Pick<EventPortMessage, 'type' | 'name' | 'ts' | 'metadata'>

/** Only own values count: no getter runs, and nothing is inherited. */
const own = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null ? Object.getOwnPropertyDescriptor(data, key)?.value : undefined

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isNumber = (value: unknown) => Number.isFinite(value)
const isText = (value: unknown) => typeof value === 'string' && value.length <= 100

type Check = (value: unknown) => boolean

/** The keys of each message with their checks. Types and keys that are not here are ignored. */
const shapes: Readonly<Record<Received['type'], Readonly<Record<string, Check>>>> = {
  ready: {},
  close: {},
  'click-outside': {},
  escape: {},
  'token-expired': {},
  event: { name: isText, ts: isNumber, metadata: isRecord },
  success: { result: isRecord },
  error: { reason: isText },
  resize: { height: isNumber },
  back: { request: isNumber, went: (value) => typeof value === 'boolean' },
}

/** A message of the port. */
export function readMessage(data: unknown): Received | null {
  const type = own(data, 'type')
  const shape = own(shapes, String(type)) as (typeof shapes)['ready'] | undefined
  return shape && Object.entries(shape).every(([key, check]) => check(own(data, key))) ? (data as Received) : null
}

export interface Hello {
  nonce: string
  versions: readonly unknown[]
}

export function readHello(data: unknown, prefix: string): Hello | null {
  const nonce = own(data, 'nonce')
  const versions = own(data, 'versions')
  if (own(data, 'action') !== `${prefix}-hello` || !isText(nonce) || !Array.isArray(versions)) return null
  return versions.length <= 64 ? ({ nonce, versions } as Hello) : null
}

const nowhere = { flow: null, version: null, variant: null, step: null, view: null }

/** A plain message, in the words of the port: what a widget without a common version still tells. */
export function readPlain(data: unknown, prefix: string): readonly Received[] {
  const event = (name: 'ERROR' | 'HANDOFF', more = {}): Received => ({
    type: 'event',
    name,
    ts: Date.now(),
    metadata: { ...nowhere, ...more },
  })
  switch (own(data, 'action')) {
    case `${prefix}-success`: {
      const { action: _, v: __, id: ___, ...result } = data as Record<string, unknown>
      return [{ type: 'success', result }, event('HANDOFF')]
    }
    case `${prefix}-error`: {
      const reason = own(data, 'reason') as Reason
      return isText(reason) ? [{ type: 'error', reason }, event('ERROR', { error_code: reason })] : []
    }
    case `${prefix}-close-iframe`:
      return [{ type: 'close' }]
    case `${prefix}-click-outside`:
      return [{ type: 'click-outside' }]
    default:
      return []
  }
}
