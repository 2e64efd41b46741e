/** The address of the widget, and the token in it. */
import { tielineError } from './errors.ts'
import type { TielineOptions } from './types.ts'

export function widgetAddress({ url, source_id, return_url }: TielineOptions, token: string): URL {
  if (!URL.canParse(url, document.baseURI)) throw tielineError('URL_INVALID', { url })
  const address = new URL(url, document.baseURI)
  if (!/^https?:$/.test(address.protocol)) throw tielineError('URL_INVALID', { url })
  const parameters = { token, source_id, return_url, origin: location.origin }
  for (const [name, value] of Object.entries(parameters)) if (value) address.searchParams.set(name, value)
  return address
}

/** Whatever the function does wrong, the result is a token or an error with a code. */
export async function fetchToken(fetch: () => Promise<string>): Promise<string> {
  let cause: unknown
  try {
    const token: unknown = await fetch()
    if (typeof token === 'string' && token) return token
    cause = token
  } catch (error) {
    cause = error
  }
  throw tielineError('TOKEN_FAILED', { cause })
}
