/** The address that loads the widget for one session. */
import type { TielineOptions } from './types.ts'

/** Throws if `url` is not a web address. One that is not given would be the host's own page, which would get the token. */
export function widgetAddress({ url, source_id, return_url }: TielineOptions, token: string): URL {
  const address = new URL(url || '//', document.baseURI)
  if (!/^http/.test(address.protocol)) throw new Error(address.protocol)
  const parameters = { token, source_id, return_url, origin: location.origin }
  for (const [name, value] of Object.entries(parameters)) if (value) address.searchParams.set(name, value)
  return address
}
