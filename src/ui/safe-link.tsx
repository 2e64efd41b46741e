import type { ReactNode } from 'react'
import { safeHref } from '../untrusted/address.ts'
import { useText } from './text.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface SafeLinkProps {
  /** Unchecked, as the API sent it. */
  href: unknown
  /** Not part of a sentence, so it needs the height of a target (WCAG 2.5.8). */
  alone?: boolean
  children: ReactNode
}

/** The only way to link to an address from outside: opens a new window; plain text if the address is not allowed. */
export function SafeLink({ href, alone, children }: SafeLinkProps) {
  const text = useText()
  const address = safeHref(href)
  if (!address) return <>{children}</>
  return (
    <a className="link" href={address} target="_blank" rel="noopener noreferrer" data-alone={alone}>
      {children} <VisuallyHidden>({text('link.new-window')})</VisuallyHidden>
    </a>
  )
}
