export { parsePreviewMessage } from './incoming.ts'
export { type AllowedOrigins, type HostEvidence, parseOrigin, pinOrigin } from './origins.ts'
export { type Channel, type Envelope, type HostMessage, type Post, toPost } from './outgoing.ts'
