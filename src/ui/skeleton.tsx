import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { media, size, space } from './tokens.ts'

interface SkeletonProps {
  rows: number
  /** What is about to come: rows with logos, or choices in boxes. */
  of?: 'list' | 'choices'
}

/** The shape of what is loading, so that nothing jumps when it comes. Silent: the wait is announced in words. */
export function Skeleton({ rows, of = 'list' }: SkeletonProps) {
  return (
    <Rows aria-hidden="true" data-of={of}>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton are all the same
        <Row key={at}>
          <Blot data-part="picture" />
          <Lines>
            <Blot data-part="title" />
            <Blot data-part="subtitle" />
          </Lines>
        </Row>
      ))}
    </Rows>
  )
}

const breathe = keyframes({ '50%': { opacity: 0.5 } })

const Rows = styled.div({
  display: 'flex',
  flexDirection: 'column',
  '&[data-of=list]': { marginTop: -8 },
  '&[data-of=choices]': { gap: 8 },
  animation: `${breathe} 1800ms ease-in-out infinite`,
  [media.still]: { animation: 'none' },
})

const Row = styled.div(({ theme: { look } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: size.row,
  '[data-of=choices] > &': {
    minHeight: size.row + 6,
    padding: space(3, 4),
    border: `1px solid ${look.colour.line}`,
    borderRadius: look.radius.control,
  },
  '&:nth-of-type(3n + 2) [data-part=title]': { width: '44%' },
  '&:nth-of-type(3n) [data-part=title]': { width: '68%' },
}))

const Lines = styled.div({ flex: 1, display: 'flex', flexDirection: 'column', gap: 8 })

const Blot = styled.div(({ theme: { look } }) => ({
  flex: 'none',
  background: look.colour.line,
  borderRadius: Math.min(look.radius.small, 6),
  '&[data-part=picture]': { width: size.logo, height: size.logo, borderRadius: look.radius.small + 2 },
  '[data-of=choices] &[data-part=picture]': { width: 20, height: 20, borderRadius: 6 },
  '&[data-part=title]': { width: '56%', height: 14 },
  '&[data-part=subtitle]': { width: '32%', height: 10 },
  '[data-of=choices] &[data-part=subtitle]': { width: '76%' },
}))
