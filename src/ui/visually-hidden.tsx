import styled from '@emotion/styled'

/** For screen readers alone. Never `display: none`, which hides it from them too. */
export const VisuallyHidden = styled.span({
  // Apart from the words before it, in a name put together of both.
  display: 'inline-block',
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
