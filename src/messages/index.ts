export {
  acceptConnect,
  acceptHello,
  type Connect,
  channelVersions,
  chooseVersion,
  type Hello,
  type Received,
} from './handshake.ts'
export { parsePreviewMessage } from './incoming.ts'
export { parseHostPortMessage } from './incoming-port.ts'
export { type AllowedOrigins, type HostEvidence, parseOrigin, pinOrigin } from './origins.ts'
export { type Channel, type Envelope, type HostMessage, type Post, toPost } from './outgoing.ts'
export { parseWidgetPortMessage } from './port.ts'
