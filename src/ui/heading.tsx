import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { type } from './tokens.ts'

interface HeadingProps {
  children: ReactNode
  id?: string
  /** 1 for a screen, 2 for a sheet over it. */
  level?: 1 | 2
}

/** Receives the focus when its screen appears (`[data-heading]`), so that a screen reader starts there. */
export function Heading({ children, id, level = 1 }: HeadingProps) {
  return (
    <Title as={level === 1 ? 'h1' : 'h2'} id={id} tabIndex={-1} data-heading="" data-level={level}>
      {children}
    </Title>
  )
}

const Title = styled.h1({
  ...type.heading,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '&[data-level="2"]': type.title,
  // Only code moves the focus here, so a focus ring would tell the user nothing.
  '&:focus': { outline: 'none' },
})

/** The sentences under a heading. */
export const Lead = styled.p(({ theme: { look } }) => ({
  ...type.body,
  color: look.colour.secondary,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
}))

/** Small print: agreements, hints. */
export const Small = styled.p(({ theme: { look } }) => ({
  ...type.caption,
  color: look.colour.secondary,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
}))

/** Text in lower case that is used as a label, with its first letter in upper case. */
export const Capital = styled.span({ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } })
