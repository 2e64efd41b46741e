/** Decides which origin the host has and whether it may receive the result (docs/host.md). */

/** The origin of an address, or null for anything else: 'null' (a sandboxed frame), wildcards, credentials. */
export function parseOrigin(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2048) return null
  const match = /^(https?):\/\/([\p{L}\p{N}._-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?(?:[/?#].*)?$/u.exec(value.toLowerCase())
  if (!match) return null
  const [, scheme, host, digits] = match
  const standard = scheme === 'http' ? 80 : 443
  const port = digits === undefined ? standard : Number(digits)
  if (port > 65_535) return null
  return `${scheme}://${host}${port === standard ? '' : `:${port}`}`
}

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
