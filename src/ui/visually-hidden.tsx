import styled from '@emotion/styled'

/** Text for screen readers only. `display: none` would hide it from them, too. */
export const VisuallyHidden = styled.span({
  // Separates it from the word before it in an accessible name.
  display: 'inline-block',
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
