import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { media, motion } from './tokens.ts'

interface SlideProps {
  /** `forward`: the new screen enters from the right. */
  direction: 'forward' | 'back' | 'none'
  /** A screen with a new key is mounted and slides in. */
  screenKey: string | number
  children: ReactNode
}

/** The entrance of a screen. The previous one disappears at once: two screens would be two headings and two forms. */
export function Slide({ direction, screenKey, children }: SlideProps) {
  return (
    <Box key={screenKey} data-direction={direction}>
      {children}
    </Box>
  )
}

const from = (x: number) => keyframes({ from: { opacity: 0, transform: `translateX(${x}px)` } })

const Box = styled.div({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  animation: `${motion.screen}ms ${motion.ease}`,
  '&[data-direction=forward]': { animationName: from(28) },
  '&[data-direction=back]': { animationName: from(-28) },
  [media.low]: { display: 'block' },
})
