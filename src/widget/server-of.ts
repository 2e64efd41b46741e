/** Which server a link token belongs to (conformance 2.2). */
import type { Server } from '../api/index.ts'
import type { Config } from '../generated/config.types.ts'
import type { TokenVerdict } from './address.ts'

type Servers = Pick<Config, 'apiHost' | 'sandboxApiHost' | 'sandboxApiKey'>

export function serverOf(config: Servers, { token, sandbox }: Extract<TokenVerdict, { kind: 'valid' }>): Server {
  if (!sandbox) return { host: config.apiHost, token }
  return { host: config.sandboxApiHost ?? config.apiHost, token, sandboxKey: config.sandboxApiKey }
}
