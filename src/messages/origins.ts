/** Decides which origin the host has and whether it may receive the result (docs/host.md). */
import { parseOrigin } from '../untrusted/index.ts'

/** What is known about the origin of the host, most reliable first. */
export interface HostEvidence {
  handshake?: string | null
  parameter?: string | null
  ancestor?: string | null
  referrer?: string | null
}

/** The host must be in each list that is given. */
export interface AllowedOrigins {
  client?: readonly string[] | null
  configuration?: readonly string[] | null
}

/** The only origin that may receive private messages; null: the result is withheld. */
export function pinOrigin(evidence: HostEvidence, allowed: AllowedOrigins): string | null {
  const { handshake, parameter, ancestor, referrer } = evidence
  const origins = [handshake, parameter, ancestor].map(parseOrigin).filter((origin) => origin !== null)
  const [known = parseOrigin(referrer)] = origins
  // If two origins differ, neither is used: a result for the wrong one would be lost without an error.
  if (known === null || origins.some((origin) => origin !== known)) return null
  const lists = [allowed.client, allowed.configuration].filter((list) => list !== null && list !== undefined)
  return lists.every((list) => list.map(parseOrigin).includes(known)) ? known : null
}
