/** Messages from the host, checked before anything reads them (docs/host.md; conformance 4.9). */
import { preview as isPreview } from '../generated/incoming.validators.js'
import { checks as portChecks } from '../generated/incoming-port.validators.js'
import type { HostPortMessage, PreviewMessage } from '../generated/messages.types.ts'
import { isPlain } from './plain.ts'
import { isSmall } from './size.ts'

/** A preview message, or null for anything else; never throws. */
export function parsePreviewMessage(data: unknown, prefix: string): PreviewMessage | null {
  if (!isPlain(data) || !Object.hasOwn(data, 'action') || data['action'] !== `${prefix}-preview`) return null
  if (!isSmall(data)) return null
  const defined = Object.entries(data).filter(([, value]) => value !== undefined)
  const message: unknown = { ...Object.fromEntries(defined), action: 'preview' }
  return isPreview(message) ? (message as PreviewMessage) : null
}

/** A message over the port, whose unknown keys are removed; null for anything else, also for an unknown type. Never throws. */
export function parseHostPortMessage(data: unknown): HostPortMessage | null {
  if (!isPlain(data) || !isSmall(data)) return null
  const isValid = isKnownType(data['type']) && portChecks[data['type']](data)
  return isValid ? (data as unknown as HostPortMessage) : null
}

const isKnownType = (type: unknown): type is keyof typeof portChecks =>
  typeof type === 'string' && Object.hasOwn(portChecks, type)
