/** Messages from the host, checked before anything reads them (docs/host.md; conformance 4.9). */
import { preview as isPreview } from '../generated/incoming.validators.js'
import type { PreviewMessage } from '../generated/messages.types.ts'
import { isPlainObject, isSmall } from '../untrusted/index.ts'

/** A preview message, or null for anything else; never throws. */
export function parsePreviewMessage(data: unknown, prefix: string): PreviewMessage | null {
  if (!isPlainObject(data) || !Object.hasOwn(data, 'action') || data['action'] !== `${prefix}-preview`) return null
  if (!isSmall(data)) return null
  const defined = Object.entries(data).filter(([, value]) => value !== undefined)
  const message: unknown = { ...Object.fromEntries(defined), action: 'preview' }
  return isPreview(message) ? (message as PreviewMessage) : null
}
