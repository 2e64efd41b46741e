import type { SignInLink } from '../../generated/flow.types.ts'
import { SafeLink, Small, useText } from '../../ui/index.ts'
import { safeHref } from '../../untrusted/address.ts'
import { cutName } from '../../untrusted/index.ts'
import type { View } from '../view.ts'

/** Links to the site of the source, each in a new window, so that the form below them keeps what was typed. */
export function SignInLinks({ view: { options, source } }: { view: View }) {
  const text = useText()
  const links = linksFor(options?.signInLinks ?? [], source)
  if (links.length === 0) return null
  const provider = cutName(source?.name, text('credentials.source'))
  return (
    <div className="sign-in-links">
      <ul>
        {links.map(({ kind, address }) => (
          <li key={kind}>
            <SafeLink href={address} alone>
              {text(`sign-in-links.${kind}`, { provider })}
            </SafeLink>
          </li>
        ))}
      </ul>
      <Small>{text('sign-in-links.note', { provider })}</Small>
    </div>
  )
}

/** The first link of each kind for a source, if its address may be opened. */
export function linksFor(links: readonly SignInLink[], source: View['source']) {
  const fitting = links.filter((link) => link.source === undefined || link.source === source?.source_id)
  const kinds = new Map([...fitting].reverse().map((link) => [link.kind, safeHref(link.address ?? source?.website)]))
  return [...new Set(fitting.map(({ kind }) => kind))].flatMap((kind) => {
    const address = kinds.get(kind)
    return address ? [{ kind, address }] : []
  })
}
