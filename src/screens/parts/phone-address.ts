import type { View } from '../view.ts'

/** Of a preview, which has no token. */
const sampleToken = '00000000-0000-0000-0000-000000000000'

/** The widget reads no longer one from its address, and a code has no room for more. */
const longestId = 255

/**
 * The address that opens this session on another device: the page's own token, and the chosen source. Nothing else of the
 * page's address belongs there: the phone has no host page, and what the host expects stays with this window.
 */
export function phoneAddress({ source, preview }: Pick<View, 'source' | 'preview'>, { origin, search }: Location) {
  const token = preview ? sampleToken : (new URLSearchParams(search).get('token') as string)
  const address = new URL('/', origin)
  address.searchParams.set('token', token)
  if (source && source.source_id.length <= longestId) address.searchParams.set('source_id', source.source_id)
  return address.href
}
