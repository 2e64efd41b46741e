/**
 * Origin and path of an address of ours, else null: the query string holds the token, and the path of a stranger's
 * address may name a source.
 */
export function cutAddress(address: unknown, ours: string): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null
  const { origin, pathname } = new URL(address)
  return origin === ours ? origin + pathname : null
}
