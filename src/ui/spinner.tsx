import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

/** A turning ring in the colour of the text; the text beside it says what is happening. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <Ring width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="8" opacity="0.28" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </Ring>
  )
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const Ring = styled.svg({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  animation: `${turn} 900ms linear infinite`,
})
