/** Reads what the window of the widget posts. */
import type { HelloMessage } from '../generated/messages.types.ts'

export type Keys = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Keys => typeof value === 'object' && value !== null

export type Hello = Pick<HelloMessage, 'nonce' | 'versions'>

/** Longer than a UUID, and too short to fill the memory with. */
const longestNonce = 100
const mostVersions = 20

export function isHello(data: Keys, prefix: string): data is Keys & Hello {
  const { action, nonce, versions } = data
  const isOfHello = action === `${prefix}-hello` && typeof nonce === 'string' && Array.isArray(versions)
  return isOfHello && nonce.length <= longestNonce && versions.length <= mostVersions
}

/** A plain message, with the keys that it would have on the port. */
export function readPlain(data: Keys, prefix: string): Keys | null {
  const { action, v, id, session, ...result } = data
  if (typeof action !== 'string' || !action.startsWith(`${prefix}-`)) return null
  return { ...data, type: action.slice(prefix.length + 1), result }
}
