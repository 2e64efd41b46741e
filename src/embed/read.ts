/** Reads what the window of the widget posts. Anything else than a message of the protocol is null. */
import type { HelloMessage } from '../generated/messages.types.ts'

export type Keys = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Keys => typeof value === 'object' && value !== null

/** Longer than a UUID, and too short to fill the memory with. */
const longestNonce = 100
const mostVersions = 20

export function readHello(data: Keys, prefix: string): Pick<HelloMessage, 'nonce' | 'versions'> | null {
  const { action, nonce, versions } = data
  const isHello = action === `${prefix}-hello` && typeof nonce === 'string' && Array.isArray(versions)
  return isHello && nonce.length <= longestNonce && versions.length <= mostVersions ? { nonce, versions } : null
}

/** A plain message, as the port would tell it: what a widget without a common version still tells. */
export function readPlain(data: Keys, prefix: string): Keys | null {
  const { action } = data
  if (typeof action !== 'string' || !action.startsWith(`${prefix}-`)) return null
  const type = action.slice(prefix.length + 1)
  return { ...data, type: type === 'close-iframe' ? 'close' : type, result: data }
}
