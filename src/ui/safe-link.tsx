import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { safeHref } from './safe-url.ts'
import { useText } from './text.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface SafeLinkProps {
  /** Unchecked, as the API sent it. */
  href: unknown
  /** Stands by itself, not in a sentence: as high as a target must be (WCAG 2.5.8). */
  alone?: boolean
  children: ReactNode
}

/** The only link to an address from outside: in a new window, or plain text where the address may not be followed. */
export function SafeLink({ href, alone, children }: SafeLinkProps) {
  const text = useText()
  const address = safeHref(href)
  if (!address) return <>{children}</>
  return (
    <Anchor href={address} target="_blank" rel="noopener noreferrer" data-alone={alone}>
      {children}
      <VisuallyHidden> ({text('link.new-window')})</VisuallyHidden>
    </Anchor>
  )
}

const Anchor = styled.a(({ theme: { look } }) => ({
  color: look.colour.brand.ink,
  fontWeight: 550,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: 2,
  // Its words stay together as long as they fit on a line.
  display: 'inline-block',
  '&[data-alone]': { padding: '4px 0', margin: '-4px 0' },
  '&:hover': { textDecorationThickness: '2px' },
}))
