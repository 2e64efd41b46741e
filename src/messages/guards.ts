/**
 * Guards generated from the schema, for hosts that read the messages of the widget by themselves. An entry file of its
 * own, so that neither the widget nor the SDK contains them.
 */
import type {
  ClickOutsideMessage,
  CloseMessage,
  ErrorMessage,
  HelloMessage,
  SuccessMessage,
  WidgetPortMessage,
} from '../generated/messages.types.ts'
import * as plain from '../generated/outgoing.validators.js'
import * as port from '../generated/outgoing-port.validators.js'
import { isPlainObject } from '../untrusted/index.ts'
import { defaultPrefix } from './default-prefix.ts'

/** A message of the widget; its `action` is without the prefix. */
export type WidgetMessage = SuccessMessage | ErrorMessage | CloseMessage | ClickOutsideMessage | HelloMessage

type Check = (body: unknown) => boolean

const plainChecks: Readonly<Record<WidgetMessage['action'], Check>> = {
  success: plain.success,
  error: plain.error,
  'close-iframe': plain.closeIframe,
  'click-outside': plain.clickOutside,
  hello: plain.hello,
}

const portChecks: Readonly<Record<WidgetPortMessage['type'], Check>> = {
  ready: port.ready,
  event: port.event,
  success: port.success,
  error: port.error,
  close: port.close,
  'click-outside': port.clickOutside,
  escape: port.escape,
  resize: port.resize,
  back: port.wentBack,
  'token-expired': port.tokenExpired,
}

/** Without unknown keys; null for anything else. Never throws. Check the window and the origin of the event first. */
export function parseWidgetMessage(data: unknown, prefix = defaultPrefix): WidgetMessage | null {
  const action = isPlainObject(data) ? data['action'] : null
  if (typeof action !== 'string' || !action.startsWith(`${prefix}-`)) return null
  const message = { ...(data as object), action: action.slice(prefix.length + 1) }
  return isValid(plainChecks, message.action, message) ? (message as WidgetMessage) : null
}

/** Removes unknown keys. Never throws. */
export function isWidgetPortMessage(data: unknown): data is WidgetPortMessage {
  return isPlainObject(data) && isValid(portChecks, data['type'], data)
}

/** A check removes keys that it refuses; the second one decides about what is left. */
function isValid(checks: Readonly<Record<string, Check>>, name: unknown, message: object): boolean {
  const check = typeof name === 'string' && Object.hasOwn(checks, name) ? checks[name] : undefined
  return check?.(message) === true && check(message)
}
