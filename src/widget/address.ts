/** Reads the address of the widget: link token, preselected source, origin of the host, return address, preview (docs/host.md). */

export type TokenVerdict =
  | { kind: 'valid'; token: string; sandbox: boolean }
  | { kind: 'required' }
  | { kind: 'invalid'; given: string }

export interface Address {
  token: TokenVerdict
  sourceId: string | null
  /** The origin of the host, as the address claims it. */
  origin: string | null
  /** Where the browser goes at the end; null: nowhere. */
  returnUrl: string | null
  /** Name of the place to preview, '' for the first one; null: no preview. */
  preview: string | null
  /** Language of a preview. */
  locale: string | null
}

const tokenForm =
  /^(?:link-[a-z0-9]+(?:[_-][a-z0-9]+)*-)?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const maxSourceIdLength = 255

/** @param query the address's query string, with or without its `?` */
export function parseAddress(query: string): Address {
  const parameters = new URLSearchParams(query)
  const sourceId = parameters.get('source_id')
  return {
    token: checkToken(parameters.getAll('token'), isBroken(query)),
    sourceId: sourceId && sourceId.length <= maxSourceIdLength ? sourceId : null,
    origin: parameters.get('origin'),
    returnUrl: parameters.get('return_url') || null,
    preview: parameters.get('preview'),
    locale: parameters.get('locale'),
  }
}

function checkToken(values: string[], broken: boolean): TokenVerdict {
  const token = values.find((value) => value !== '')
  if (token === undefined) return { kind: 'required' }
  if (values.length > 1 || broken || !tokenForm.test(token)) return { kind: 'invalid', given: token }
  return { kind: 'valid', token, sandbox: /sandbox/i.test(token) }
}

/**
 * URLSearchParams repairs broken percent-encoding, so a damaged token could be taken for another one. The result of the
 * call is used, because a bundler removes a call whose result is not.
 */
function isBroken(query: string): boolean {
  try {
    return decodeURIComponent(query).includes('\0')
  } catch {
    return true
  }
}
