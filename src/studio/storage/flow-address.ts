/** What `?flow=` names: a flow that lies beside the studio, or the address of a flow file. */
import { flowNameOf, isFlowFile } from '../../flow-files/index.ts'
import { hasForbiddenCharacters, safeHref } from '../../untrusted/address.ts'

/** `href`: of the list of files of a name, or of one flow file. */
export type FlowAddress = { kind: 'name' | 'file'; name: string; href: string }

const names = /^[\w-]+$/

/**
 * null: it may not be opened. A flow file has to be of the page's own origin, or of one in the configuration that is
 * reached by HTTPS.
 * @param page address of the studio
 */
export function parseFlowAddress(value: string, page: string, flowOrigins: readonly string[]): FlowAddress | null {
  if (names.test(value)) return { kind: 'name', name: value, href: new URL(`files/${value}.json`, page).href }
  const href = safeHref(resolved(value, page))
  if (href === null) return null
  const { origin, protocol, pathname } = new URL(href)
  const isOwn = origin === new URL(page).origin
  const file = decoded(pathname)
  const name = isFlowFile(file) ? flowNameOf(file) : ''
  // A name may have spaces, but nothing that is not seen or turns what stands beside it around.
  if (
    name === '' ||
    hasForbiddenCharacters(name.replaceAll(' ', '')) ||
    !(isOwn || (protocol === 'https:' && flowOrigins.includes(origin)))
  )
    return null
  return { kind: 'file', name, href }
}

/** A backslash or a control character would mean something else to the parser: it is left for `safeHref` to refuse. */
function resolved(value: string, page: string): string {
  if (hasForbiddenCharacters(value)) return value
  try {
    return new URL(value, page).href
  } catch {
    return value
  }
}

/** A percent sign that begins no character stands for itself. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
