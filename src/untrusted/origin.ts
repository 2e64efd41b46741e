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
