import { startOf } from '../untrusted/index.ts'
import { useText } from './text.tsx'

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
    <aside className="preview-mark" data-preview={of}>
      <strong>{text('header.preview')}</strong>
      {unknown !== null && <p>{text('header.preview-unknown', { step: startOf(unknown, longestName) })}</p>}
    </aside>
  )
}
