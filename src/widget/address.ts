/** The widget's own address: link token, preselected source, host's origin, preview (docs/host.md). */

export type TokenVerdict =
  | { kind: 'valid'; token: string; sandbox: boolean }
  | { kind: 'required' }
  | { kind: 'invalid'; shown: string }

export interface Address {
  token: TokenVerdict
  sourceId: string | null
  /** The host's origin, as claimed by the address. */
  origin: string | null
  /** The place to preview, '' for the first one; null: no preview. */
  preview: string | null
  /** Language of a preview. */
  locale: string | null
}

const tokenForm = /^(?:link-[a-z0-9]+-)?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const shownLength = 64
const maxSourceIdLength = 255

/** @param query the address's query string, with or without its `?` */
export function parseAddress(query: string): Address {
  const parameters = new URLSearchParams(query)
  const sourceId = parameters.get('source_id')
  return {
    token: checkToken(parameters.getAll('token'), isBroken(query)),
    sourceId: sourceId && sourceId.length <= maxSourceIdLength ? sourceId : null,
    origin: parameters.get('origin'),
    preview: parameters.get('preview'),
    locale: parameters.get('locale'),
  }
}

function checkToken(values: string[], broken: boolean): TokenVerdict {
  const token = values.find((value) => value !== '')
  if (token === undefined) return { kind: 'required' }
  if (values.length > 1 || broken || !tokenForm.test(token))
    return { kind: 'invalid', shown: token.slice(0, shownLength) }
  return { kind: 'valid', token, sandbox: /sandbox/i.test(token) }
}

/**
 * URLSearchParams silently repairs broken percent-encoding, so a damaged token could pass as another one. The result is
 * used because a bundler drops a call with an unused result.
 */
function isBroken(query: string): boolean {
  try {
    return decodeURIComponent(query).includes('\0')
  } catch {
    return true
  }
}
