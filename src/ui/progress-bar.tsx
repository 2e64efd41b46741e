import styled from '@emotion/styled'
import { media } from './tokens.ts'

/** The browser's `<progress>`, which screen readers support, in the brand colour. */
export const ProgressBar = styled.progress(({ theme: { look } }) => {
  const track = { background: look.colour.line, borderRadius: 4 }
  const done = { background: look.colour.brand.accent, borderRadius: 4 }
  return {
    display: 'block',
    width: '100%',
    height: 8,
    overflow: 'hidden',
    appearance: 'none',
    border: 0,
    ...track,
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': done,
    '&::-moz-progress-bar': done,
    [media.forced]: { appearance: 'auto' },
  }
})
