import styled from '@emotion/styled'
import { type ReactNode, useId, useRef } from 'react'
import { Heading, Lead } from './heading.tsx'
import { media, space } from './tokens.ts'
import { useNeedsFocus } from './use-needs-focus.ts'

interface ScreenProps {
  /** A picture above the heading. */
  hero?: ReactNode
  heading?: ReactNode
  /** One or two sentences under the heading. */
  text?: ReactNode
  children?: ReactNode
  /** The actions, which do not scroll; the primary one first. */
  footer?: ReactNode
  /** `center`: for a screen with little text, such as success or an error. */
  align?: 'start' | 'center'
}

/** One screen inside a Frame: the scrolling part, and the actions below it. */
export function Screen({ hero, heading, text, children, footer, align = 'start' }: ScreenProps) {
  const body = useRef<HTMLElement>(null)
  const needsFocus = useNeedsFocus(body)
  const headingId = useId()
  return (
    <Column>
      {/* A keyboard can scroll only what has the focus or contains it. */}
      <Body ref={body} aria-labelledby={heading ? headingId : undefined} tabIndex={needsFocus ? 0 : undefined}>
        <Content data-align={align}>
          {hero}
          {(heading || text) && (
            <Words>
              {heading && <Heading id={headingId}>{heading}</Heading>}
              {text && <Lead>{text}</Lead>}
            </Words>
          )}
          {children}
        </Content>
      </Body>
      {footer && <Footer>{footer}</Footer>}
    </Column>
  )
}

const Column = styled.div({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  [media.low]: { display: 'block' },
})

/** The hairlines at its ends are visible only while content is hidden there: covers scroll with the content. */
const Body = styled.main(({ theme: { look } }) => {
  const cover = `linear-gradient(${look.colour.surface}, ${look.colour.surface})`
  const hairline = `linear-gradient(${look.colour.line}, ${look.colour.line})`
  return {
    // Visually hidden text is positioned inside this part; otherwise it would stretch the frame.
    position: 'relative',
    flex: 1,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    padding: space(2, 6, 6),
    background: [
      `${cover} 0 0 / 100% 2px no-repeat local`,
      `${cover} 0 100% / 100% 2px no-repeat local`,
      `${hairline} 0 0 / 100% 1px no-repeat scroll`,
      `${hairline} 0 100% / 100% 1px no-repeat scroll`,
    ].join(', '),
    '&:focus-visible': { outlineOffset: -2 },
    [media.low]: { overflow: 'visible' },
  }
})

const Content = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  minWidth: 0,
  '&[data-align=center]': { margin: 'auto 0', textAlign: 'center', alignItems: 'center' },
  '&[data-align=center] > p, &[data-align=center] > div > p': { textWrap: 'balance' },
})

const Words = styled.div({ display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0, maxWidth: '100%' })

const Footer = styled.footer({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: space(4, 6, 6),
  paddingBottom: 'calc(24px + env(safe-area-inset-bottom))',
})
