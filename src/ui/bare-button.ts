import styled from '@emotion/styled'

/**
 * A button without any appearance, as styles and as an element. MUI's button would add 25 KiB to the first screen
 * (docs/decisions/0009). The focus ring comes from the global styles.
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
