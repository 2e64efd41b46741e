/** What each message of the widget does. */
import type { HostEventName, Reason, WidgetPortMessage } from '../generated/messages.types.ts'
import { tielineError } from './errors.ts'
import { isRecord, type Keys } from './read.ts'
import type { Reporter } from './reporter.ts'
import type { LinkMetadata } from './types.ts'

/** A plain message: `early` if the port may repeat it, `alone` if there is no port. */
export type Plain = 'early' | 'alone'

/** Unknown types are ignored; values are checked where they are used. */
export type Receive = (message: Keys, plain?: Plain) => void

type ForCallbacks = 'event' | 'success' | 'error'
type ForSession = Exclude<WidgetPortMessage['type'], ForCallbacks> | 'close-iframe'

/** @param ofSession what the session does about the messages that are not for the callbacks of the host */
export function createReceive(reporter: Reporter, ofSession: Record<ForSession, Receive>): Receive {
  const ofReporter: Record<ForCallbacks, Receive> = {
    event({ name, metadata, ts }) {
      if (isRecord(metadata)) reporter.event(name as HostEventName, { ...metadata, ts } as LinkMetadata)
    },
    success({ result }, plain) {
      if (isRecord(result)) reporter.success(result)
      // The user may leave before the port repeats it, if it ever does.
      if (plain) reporter.note('HANDOFF')
    },
    error({ reason }, plain) {
      reporter.error(tielineError('WIDGET_ERROR', { reason }))
      if (plain === 'alone') reporter.note('ERROR', { error_code: reason as Reason })
    },
  }
  const byType = new Map<unknown, Receive>(Object.entries({ ...ofSession, ...ofReporter }))
  return (message, plain) => byType.get(message['type'])?.(message, plain)
}
