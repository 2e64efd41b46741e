/**
 * Origin and path of an address of the widget, else null: a query string holds the token, and the path of another
 * origin may name a source.
 */
export function cutAddress(address: unknown, ownOrigin: string): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null
  const { origin, pathname } = new URL(address)
  return origin === ownOrigin ? origin + pathname : null
}
