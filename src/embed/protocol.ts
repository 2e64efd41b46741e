/** What goes through the port between widget and SDK (docs/decisions/0022). */
import type { EventMetadata, EventName, Theme } from './types.ts'

export type WidgetMessage =
  | { type: 'ready' | 'close' | 'click-outside' | 'escape' | 'token-expired' }
  | { type: 'event'; name: EventName; ts: number; metadata: Omit<EventMetadata, 'ts'> }
  | { type: 'success'; result: Readonly<Record<string, unknown>> }
  | { type: 'error'; reason: string }
  | { type: 'resize'; height: number }
  | { type: 'back'; request: number; went: boolean }

export type HostMessage =
  | { type: 'open' }
  | { type: 'exit'; force: boolean }
  | { type: 'back'; request: number }
  | { type: 'theme'; theme: Theme }
  | { type: 'token'; token: string }

export const version = 1
