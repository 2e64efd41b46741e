import type { ReactNode } from 'react'
import { safeHref } from '../untrusted/address.ts'
import { useText } from './text.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A main action that leads to an address from outside, in a new window; nothing if the address is not allowed. */
export function ButtonLink({ href, children }: { href: unknown; children: ReactNode }) {
  const text = useText()
  const address = safeHref(href)
  if (!address) return null
  return (
    <a className="button" data-kind="primary" href={address} target="_blank" rel="noopener noreferrer">
      {children} <VisuallyHidden>({text('link.new-window')})</VisuallyHidden>
    </a>
  )
}
