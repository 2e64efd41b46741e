/** `tieline/messages`: the messages between widget and host, for hosts that read them without the SDK. */
export type * from '../generated/messages.types.ts'
export { isWidgetPortMessage, parseWidgetMessage, type WidgetMessage } from '../messages/guards.ts'
