export { parsePreviewMessage } from './incoming.ts'
export { type AllowedOrigins, type HostEvidence, parseOrigin, pinOrigin } from './origins.ts'
export { type Announcement, address, type Channel, type Envelope, type Post } from './outgoing.ts'
