/** Messages from the host over the port, checked before anything reads them (docs/decisions/0022). */
import { checks as portChecks } from '../generated/incoming-port.validators.js'
import type { HostPortMessage } from '../generated/messages.types.ts'
import { isPlainObject, isSmall } from '../untrusted/index.ts'

/** A message over the port, whose unknown keys are removed; null for anything else, also for an unknown type. Never throws. */
export function parseHostPortMessage(data: unknown): HostPortMessage | null {
  if (!isPlainObject(data) || !isSmall(data)) return null
  const isValid = isKnownType(data['type']) && portChecks[data['type']](data)
  return isValid ? (data as unknown as HostPortMessage) : null
}

const isKnownType = (type: unknown): type is keyof typeof portChecks =>
  typeof type === 'string' && Object.hasOwn(portChecks, type)
