/** What each message of the widget does. */
import type { HostEventName, Reason, WidgetPortMessage } from '../generated/messages.types.ts'
import { tielineError } from './errors.ts'
import type { Ledger } from './ledger.ts'
import { isRecord, type Keys } from './read.ts'
import type { SurfaceEvents } from './surface.ts'
import type { LinkMetadata } from './types.ts'

/** What the session does about a message that is not for the callbacks of the host. */
export interface Receiver extends Pick<SurfaceEvents, 'onEscape' | 'onBackdrop'> {
  /** The first screen is drawn. */
  onReady: () => void
  /** Nothing follows. */
  onEnd: () => void
  onExpired: () => void
  onHeight: (height: number) => void
  /** The answer to a question whether the widget can go back. */
  onBack: (request: number, went: boolean) => void
}

/** A plain message says the same as one of the port. Unknown types are ignored; values are checked where they are used. */
export type Receive = (message: Keys, isPlain: boolean) => void

export function createReceive(ledger: Ledger, receiver: Receiver): Receive {
  const { onReady, onEnd, onEscape, onBackdrop, onExpired, onHeight, onBack } = receiver
  const handlers: { [T in WidgetPortMessage['type']]: Receive } = {
    ready: onReady,
    event({ name, metadata, ts }) {
      if (isRecord(metadata)) ledger.event(name as HostEventName, { ...metadata, ts } as LinkMetadata)
    },
    success({ result }, isPlain) {
      if (isRecord(result)) ledger.success(result)
      if (isPlain) ledger.note('HANDOFF')
    },
    error({ reason }, isPlain) {
      ledger.fault(tielineError('WIDGET_ERROR', { reason }))
      if (isPlain) ledger.note('ERROR', { error_code: reason as Reason })
    },
    close: onEnd,
    escape: onEscape,
    'click-outside': onBackdrop,
    resize: ({ height }) => onHeight(height as number),
    back: ({ request, went }) => onBack(request as number, went === true),
    'token-expired': onExpired,
  }
  return (message, isPlain) => {
    const { type } = message
    if (typeof type === 'string' && Object.hasOwn(handlers, type))
      handlers[type as WidgetPortMessage['type']](message, isPlain)
  }
}
