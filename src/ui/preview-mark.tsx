import styled from '@emotion/styled'
import { useText } from './text.tsx'
import { space, type } from './tokens.ts'

/**
 * For the Frame's `mark`: says that this is a preview; no message can remove it (contracts section 5). `of` names the
 * place shown, for whoever drives the page.
 */
export function PreviewMark({ of }: { of: string }) {
  const text = useText()
  return <Strip data-preview={of}>{text('header.preview')}</Strip>
}

const Strip = styled.aside(({ theme: { look } }) => ({
  ...type.caption,
  flex: 'none',
  padding: space(1, 4),
  fontWeight: 600,
  textAlign: 'center',
  color: look.colour.mark,
  background: look.colour.markTint,
}))
