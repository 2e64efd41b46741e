import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { motion } from './tokens.ts'

interface ProgressMarkProps {
  /** What is being connected: a `SourceLogo`, the product's mark. */
  children: ReactNode
  /** The work is done: the ring closes, and a tick appears. */
  done?: boolean
}

/** A ring that turns around a logo while the server works; the text below says what it does. */
export function ProgressMark({ children, done = false }: ProgressMarkProps) {
  return (
    <Box aria-hidden="true" data-done={done || undefined}>
      <Ring viewBox="0 0 112 112" width={112} height={112}>
        <circle cx="56" cy="56" r="53" />
        <circle cx="56" cy="56" r="53" pathLength={100} data-part="arc" />
      </Ring>
      {children}
      {done && (
        <Tick>
          <Icon name="check" size={20} />
        </Tick>
      )}
    </Box>
  )
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const Box = styled.div({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 112,
  height: 112,
})

const Ring = styled.svg(({ theme: { look } }) => ({
  position: 'absolute',
  inset: 0,
  fill: 'none',
  stroke: look.colour.line,
  strokeWidth: 4,
  strokeLinecap: 'round',
  animation: `${turn} 1200ms linear infinite`,
  '& [data-part=arc]': {
    stroke: look.colour.brand.accent,
    strokeDasharray: '28 100',
    transition: `stroke-dasharray ${motion.slow}ms ${motion.ease}, stroke ${motion.slow}ms`,
  },
  '[data-done] > &': {
    animation: 'none',
    '& [data-part=arc]': { stroke: look.colour.success, strokeDasharray: '100 100' },
  },
}))

const Tick = styled.span(({ theme: { look } }) => ({
  position: 'absolute',
  right: 4,
  bottom: 4,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  color: look.colour.surface,
  background: look.colour.success,
  boxShadow: `0 0 0 3px ${look.colour.surface}`,
}))
