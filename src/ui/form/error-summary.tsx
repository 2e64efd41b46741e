import { Notice } from '../notice.tsx'
import { useText } from '../text.tsx'

interface ErrorSummaryProps {
  /** The fields that are still wrong, from top to bottom. */
  wrong: readonly string[]
  onSelect: (field: string) => void
}

/**
 * Says in one line above a form how many fields are wrong, and leads to the first. It stays until the next submit, so
 * that nothing moves while a user types. Not an alert: the focus moves to the first error.
 */
export function ErrorSummary({ wrong, onSelect }: ErrorSummaryProps) {
  const text = useText()
  const [first] = wrong
  if (first === undefined) return <Notice tone="info">{text('form.all-corrected')}</Notice>
  return (
    <Notice tone="error" quiet>
      <button className="error-entry" type="button" onClick={() => onSelect(first)}>
        {text('form.check-count', { count: wrong.length })}
      </button>
    </Notice>
  )
}
