import type { ComponentProps, ReactNode } from 'react'

interface HeadingProps {
  children: ReactNode
  id?: string
  /** 1 for a screen, 2 for a sheet over it. */
  level?: 1 | 2
}

/** Receives the focus when its screen appears (`[data-heading]`), so that a screen reader starts there. */
export function Heading({ children, id, level = 1 }: HeadingProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <Title className="heading" id={id} tabIndex={-1} data-heading="" data-level={level}>
      {children}
    </Title>
  )
}

/** The sentences under a heading. */
export const Lead = (props: ComponentProps<'p'>) => <p {...props} className="lead" />

/** Small print: agreements, hints. */
export const Small = (props: ComponentProps<'p'>) => <p {...props} className="small" />

/** Text in lower case that is used as a label, with its first letter in upper case. */
export const Capital = ({ children }: { children: ReactNode }) => <span className="capital">{children}</span>
