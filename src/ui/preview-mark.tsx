import styled from '@emotion/styled'
import { useText } from './text.tsx'
import { space, type } from './tokens.ts'

interface PreviewMarkProps {
  /** The name of the place shown, for the page that controls the preview. */
  of: string
  /** A requested name that the flow does not have. */
  unknown?: string | null
}

/** A name in an address may be of any length. */
const longestName = 64

/** For the Frame's `mark`: says that this is a preview. No message can remove it. */
export function PreviewMark({ of, unknown = null }: PreviewMarkProps) {
  const text = useText()
  return (
    <Strip data-preview={of}>
      <strong>{text('header.preview')}</strong>
      {unknown !== null && <p>{text('header.preview-unknown', { step: unknown.slice(0, longestName) })}</p>}
    </Strip>
  )
}

const Strip = styled.aside(({ theme: { look } }) => ({
  ...type.caption,
  flex: 'none',
  padding: space(1, 4),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  color: look.colour.mark,
  background: look.colour.markTint,
  '& strong': { fontWeight: 600 },
}))
