/**
 * What the SDK reads from the port. These checks are written by hand because the SDK must be small: they cover what it
 * uses. `guards.ts` has the generated ones.
 */
import type { HostEventName, WidgetPortMessage } from '../generated/messages.types.ts'
import { isPlain } from './plain.ts'

const eventNames: Readonly<Record<HostEventName, true>> = {
  OPEN: true,
  TRANSITION_VIEW: true,
  SELECT_SOURCE: true,
  SEARCH_SOURCE: true,
  SUBMIT_CREDENTIALS: true,
  SUBMIT_MFA: true,
  SELECT_ACCOUNT: true,
  SUBMIT_DOCUMENTS: true,
  ERROR: true,
  EXIT: true,
  HANDOFF: true,
}

const isInteger = Number.isInteger
const isString = (value: unknown) => typeof value === 'string'
const hasNoKeys = () => true

const checks: Readonly<Record<WidgetPortMessage['type'], (message: Record<string, unknown>) => boolean>> = {
  ready: hasNoKeys,
  event: ({ seq, id, ts, name, metadata }) =>
    isInteger(seq) && isString(id) && isInteger(ts) && Object.hasOwn(eventNames, String(name)) && isPlain(metadata),
  success: ({ result }) => isPlain(result),
  error: ({ reason }) => isString(reason),
  close: hasNoKeys,
  'click-outside': hasNoKeys,
  escape: hasNoKeys,
  resize: ({ height }) => isInteger(height) && (height as number) >= 0,
  back: ({ request, went }) => isInteger(request) && typeof went === 'boolean',
  'token-expired': hasNoKeys,
}

/** A message of the widget; null for anything else, also for an unknown type or event. Never throws. */
export function parseWidgetPortMessage(data: unknown): WidgetPortMessage | null {
  if (!isPlain(data) || data['v'] !== 1) return null
  const { type } = data
  const isKnown = typeof type === 'string' && Object.hasOwn(checks, type)
  return isKnown && checks[type as WidgetPortMessage['type']](data) ? (data as unknown as WidgetPortMessage) : null
}
