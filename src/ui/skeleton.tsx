import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { media, size, space } from './tokens.ts'

interface SkeletonProps {
  /** What is loading. */
  of: keyof typeof shapes
  rows?: number
}

/** The shape of the content while it loads, so that nothing jumps. Screen readers skip it and hear an announcement. */
export function Skeleton({ of, rows = 1 }: SkeletonProps) {
  return (
    <Rows aria-hidden="true" data-of={of}>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton are all the same
        <Row key={at}>{shapes[of]()}</Row>
      ))}
    </Rows>
  )
}

const lines = () => (
  <Lines>
    <Blot data-part="title" />
    <Blot data-part="subtitle" />
  </Lines>
)
const field = () => (
  <Lines>
    <Blot data-part="label" />
    <Control />
  </Lines>
)

/** One row of each kind. */
const shapes = {
  /** Sources, with their logos. */
  list: () => (
    <>
      <Blot data-part="logo" />
      {lines()}
    </>
  ),
  /** Accounts, each in a box with a radio button or checkbox. */
  choices: () => (
    <>
      <Blot data-part="box" />
      {lines()}
    </>
  ),
  /** A search box, or a button. */
  controls: () => <Control />,
  /** A sentence under the heading, and a field for the answer. */
  question: () => (
    <Lines>
      <Blot data-part="sentence" />
      {field()}
    </Lines>
  ),
  /** A picture, the button below it, and a field. */
  captcha: () => (
    <Lines>
      <Blot data-part="picture" />
      {field()}
    </Lines>
  ),
} satisfies Record<string, () => ReactNode>

const breathe = keyframes({ '50%': { opacity: 0.5 } })

const Rows = styled.div({
  display: 'flex',
  flexDirection: 'column',
  '&[data-of=list]': { marginTop: -8 },
  '&[data-of=choices]': { gap: 8 },
  '&[data-of=controls]': { gap: 8 },
  animation: `${breathe} 1800ms ease-in-out infinite`,
})

const Row = styled.div(({ theme: { look } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '[data-of=list] > &': { minHeight: size.row },
  '[data-of=choices] > &': {
    minHeight: size.row + 8,
    padding: space(3, 4),
    border: `1px solid ${look.colour.line}`,
    borderRadius: look.radius.control,
  },
  '&:nth-of-type(3n + 2) [data-part=title]': { width: '44%' },
  '&:nth-of-type(3n) [data-part=title]': { width: '68%' },
}))

const Lines = styled.div({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 8 })

const Control = styled.div(({ theme: { look } }) => ({
  flex: 1,
  minHeight: size.control,
  border: `1px solid ${look.colour.line}`,
  borderRadius: look.radius.control,
}))

const Blot = styled.div(({ theme: { look } }) => ({
  flex: 'none',
  background: look.colour.line,
  borderRadius: Math.min(look.radius.small, 6),
  [media.forced]: { border: '1px solid GrayText' },
  '&[data-part=logo]': { width: size.logo, height: size.logo, borderRadius: look.radius.small + 2 },
  '&[data-part=box]': { width: 20, height: 20 },
  '&[data-part=title]': { width: '56%', height: 14 },
  '&[data-part=subtitle]': { width: '32%', height: 10 },
  '[data-of=choices] &[data-part=subtitle]': { width: '76%' },
  '&[data-part=label]': { width: '28%', height: 12, margin: space(1, 0) },
  '&[data-part=sentence]': { width: '76%', height: 16, margin: space(-3, 0, 5) },
  '&[data-part=picture]': { height: 136, marginBottom: size.target + 16, borderRadius: look.radius.control },
}))
