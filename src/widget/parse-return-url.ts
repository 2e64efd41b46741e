import type { Config } from '../generated/config.types.ts'
import { parseUrl } from '../untrusted/url.ts'

/** The address, or null unless its origin and path are exactly those of one in the configuration. */
export function parseReturnUrl(text: string, { returnUrls = [] }: Pick<Config, 'returnUrls'>): URL | null {
  const url = parseUrl(text)
  if (url?.username !== '' || url.password !== '') return null
  url.hash = ''
  const allowed = returnUrls.map((each) => parseUrl(each)?.href)
  return allowed.includes(url.origin + url.pathname) ? url : null
}
