import styled from '@emotion/styled'

/**
 * A button without a look, as styles and as an element. Not MUI's: its ButtonBase, theme and style system weigh 25 KiB, a fifth of the first screen
 * (docs/decisions/0009). The focus ring is the page's own.
 */
export const bare = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontFamily: 'inherit',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  '&:disabled': { cursor: 'default' },
} as const

export const BareButton = styled.button(bare)
