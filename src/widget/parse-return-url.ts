import type { Config } from '../generated/config.types.ts'

/** The address, or null unless its origin and path are exactly those of one in the configuration. */
export function parseReturnUrl(text: string, { returnUrls = [] }: Pick<Config, 'returnUrls'>): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.username !== '' || url.password !== '') return null
  url.hash = ''
  const allowed = returnUrls.filter((each) => URL.canParse(each)).map((each) => new URL(each).href)
  return allowed.includes(url.origin + url.pathname) ? url : null
}
