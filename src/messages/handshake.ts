/** Opening the channel: the answer of the host to the hello of the widget (docs/decisions/0022). */
import { isPlainObject, parseOrigin } from '../untrusted/index.ts'

/** The versions of the channel that this build knows. */
export const channelVersions: readonly number[] = [1]

/** The parts of a MessageEvent that decide. */
export interface Received<Port = unknown> {
  source: unknown
  origin: string
  data: unknown
  ports: readonly Port[]
}

/** The answer to the hello of this page, from the host window, with one port. */
export function acceptConnect<Port>(
  { source, origin, data, ports }: Received<Port>,
  expected: { source: unknown; nonce: string; prefix: string },
): { port: Port; origin: string } | null {
  if (source !== expected.source) return null
  if (!isPlainObject(data) || data['action'] !== `${expected.prefix}-connect` || data['v'] !== 1) return null
  if (data['nonce'] !== expected.nonce || !channelVersions.includes(data['version'] as number)) return null
  const [port] = ports
  const known = parseOrigin(origin)
  return known !== null && port !== undefined && ports.length === 1 ? { port, origin: known } : null
}
