import { parseUrl } from '../untrusted/url.ts'

/**
 * Origin and path of an address of the widget, else null: a query string holds the token, and the path of another
 * origin may name a source.
 */
export function cutAddress(address: unknown, ownOrigin: string): string | null {
  const url = typeof address === 'string' ? parseUrl(address) : null
  return url?.origin === ownOrigin ? ownOrigin + url.pathname : null
}
