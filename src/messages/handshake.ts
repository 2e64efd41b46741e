/** Opening the channel: the hello of the widget and the answer of the host (docs/decisions/0022). Pure; for both sides. */
import type { ConnectMessage, HelloMessage } from '../generated/messages.types.ts'
import { parseOrigin } from './origins.ts'
import { isPlain } from './plain.ts'

/** The versions of the channel that this build knows. */
export const channelVersions: readonly number[] = [1]

export type Hello = Pick<HelloMessage, 'nonce' | 'versions'>
export type Connect = Pick<ConnectMessage, 'nonce' | 'version'>

/** The parts of a MessageEvent that decide. */
export interface Received<Port = unknown> {
  source: unknown
  origin: string
  data: unknown
  ports: readonly Port[]
}

/** The highest version that both sides know; null: there is none. */
export function chooseVersion(offered: readonly number[]): number | null {
  const common = channelVersions.filter((version) => offered.includes(version))
  return common.length > 0 ? Math.max(...common) : null
}

/** For the SDK: a hello message from this window and this exact origin. */
export function acceptHello(event: Received, from: { source: unknown; origin: string; prefix: string }): Hello | null {
  if (event.source !== from.source || event.origin !== from.origin) return null
  const { data } = event
  if (!isPlain(data) || data['action'] !== `${from.prefix}-hello` || data['v'] !== 1) return null
  const { nonce, versions } = data
  if (!isNonce(nonce) || !Array.isArray(versions) || versions.length > 20) return null
  return versions.every(Number.isInteger) ? { nonce, versions } : null
}

/** For the widget: the answer to its own hello, from the host window, with one port. */
export function acceptConnect<Port>(
  { source, origin, data, ports }: Received<Port>,
  expected: { source: unknown; nonce: string; prefix: string },
): { port: Port; origin: string } | null {
  if (source !== expected.source) return null
  if (!isPlain(data) || data['action'] !== `${expected.prefix}-connect` || data['v'] !== 1) return null
  if (data['nonce'] !== expected.nonce || !channelVersions.includes(data['version'] as number)) return null
  const [port] = ports
  const known = parseOrigin(origin)
  return known !== null && port !== undefined && ports.length === 1 ? { port, origin: known } : null
}

const isNonce = (nonce: unknown): nonce is string => typeof nonce === 'string' && nonce !== '' && nonce.length <= 100
