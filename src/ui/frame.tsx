import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { media, size } from './tokens.ts'
import { useClickBeside } from './use-click-beside.ts'

interface FrameProps {
  /** false: the flow hides it. */
  header: ReactNode
  /** A `Screen`, or several of which one is not hidden. */
  children: ReactNode
  /** The preview mark, above everything. */
  mark?: ReactNode
  /** What surrounds the card: the dimmed host page, a page of its own (a window), or nothing (part of a page). */
  backdrop?: 'dim' | 'page' | 'none'
  onClickOutside?: (() => void) | undefined
}

/** The layout of all screens: a card on a desktop, the whole screen of a phone. */
export function Frame({ header, children, mark, backdrop = 'dim', onClickOutside }: FrameProps) {
  return (
    <Backdrop role="presentation" data-backdrop={backdrop} {...useClickBeside(onClickOutside)}>
      <Card>
        {mark}
        {header || <TopMargin />}
        {children}
      </Card>
    </Backdrop>
  )
}

const Backdrop = styled.div(({ theme: { look } }) => ({
  position: 'fixed',
  inset: 0,
  height: '100dvh',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  '&[data-backdrop=dim]': { background: look.colour.dim },
  '&[data-backdrop=page]': { background: look.colour.page },
  [media.desktop]: { padding: 24 },
}))

const TopMargin = styled.div({ flex: 'none', height: 16 })

const Card = styled.div(({ theme: { look } }) => ({
  colorScheme: look.scheme,
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  color: look.colour.text,
  background: look.colour.surface,
  paddingLeft: 'env(safe-area-inset-left)',
  paddingRight: 'env(safe-area-inset-right)',
  [media.phone]: { paddingTop: 'env(safe-area-inset-top)' },
  [media.desktop]: {
    maxWidth: size.cardWidth,
    maxHeight: size.cardHeight,
    borderRadius: look.radius.card,
    boxShadow: look.shadow.card,
  },
  [media.low]: { display: 'block', overflowY: 'auto' },
  [media.forced]: { border: '1px solid CanvasText' },
}))
