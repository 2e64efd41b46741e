import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { type } from './tokens.ts'

interface HeadingProps {
  children: ReactNode
  id?: string
  /** 1, a screen's own; 2 in a sheet over it. */
  level?: 1 | 2
}

/** Takes the focus when its screen comes (`[data-heading]`), so that a screen reader starts there. */
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
  // No key leads here: the ring would only tell of a focus that the program moved.
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

/** Words that begin small in a sentence, where they stand alone. */
export const Capital = styled.span({ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } })
