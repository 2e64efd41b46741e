/** Who the host is, and whether it may hear the result (contracts section 4). */

/** The origin of an address, or null; 'null' (a sandboxed frame), wildcards and credentials are none. */
export function parseOrigin(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2048) return null
  const match = /^(https?):\/\/([\p{L}\p{N}._-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?(?:[/?#].*)?$/u.exec(value.toLowerCase())
  if (!match) return null
  const [, scheme = '', host = '', digits] = match
  const standard = scheme === 'http' ? 80 : 443
  const port = digits === undefined ? standard : Number(digits)
  if (port > 65_535) return null
  return `${scheme}://${host}${port === standard ? '' : `:${port}`}`
}

/** What is known of the host, strongest first. */
export interface HostEvidence {
  handshake?: string | null
  parameter?: string | null
  ancestor?: string | null
  referrer?: string | null
}

/** Where lists are given, the host must stand in each of them. */
export interface AllowedOrigins {
  client?: readonly string[] | null
  configuration?: readonly string[] | null
}

/** The one origin that may receive private messages; null: the result is withheld. */
export function pinOrigin(evidence: HostEvidence, allowed: AllowedOrigins): string | null {
  const { handshake, parameter, ancestor, referrer } = evidence
  const witnesses = [handshake, parameter, ancestor].map(parseOrigin).filter((origin) => origin !== null)
  const [known = parseOrigin(referrer)] = witnesses
  // Witnesses that disagree prove nothing: a result posted to the wrong one would be lost without a word.
  if (known === null || witnesses.some((origin) => origin !== known)) return null
  const lists = [allowed.client, allowed.configuration].filter((list) => list !== null && list !== undefined)
  return lists.every((list) => list.map(parseOrigin).includes(known)) ? known : null
}
