import { useId } from 'react'
import type { MessageId } from '../../i18n/index.ts'
import { Icon } from '../icon.tsx'
import { laterIcons } from '../later-icons.ts'
import { Notice } from '../notice.tsx'
import { type TextValues, useText } from '../text.tsx'
import type { Errors } from './use-errors.ts'

interface ErrorSummaryProps {
  /** Errors of the last submit. Its entries stay until the next one, so that nothing moves while a user types. */
  atTry: Errors
  /** Errors of what is entered now; an entry that is corrected gets a tick. */
  now: Errors
  labelOf: (field: string) => string
  valuesOf: (field: string) => TextValues | undefined
  onSelect: (field: string) => void
}

/** After such a mark a colon would be wrong. */
const endsSentence = /[?!.:…]$/u

/** Lists the errors of a form, each with a link to its field. Not an alert: the focus moves to the first error. */
export function ErrorSummary({ atTry, now, labelOf, valuesOf, onSelect }: ErrorSummaryProps) {
  const text = useText()
  const id = useId()
  const textFor = (field: string, error: MessageId | undefined) =>
    error ? withLabel(labelOf(field), text(error, valuesOf(field))) : labelOf(field)
  const withLabel = (label: string, error: string) =>
    endsSentence.test(label)
      ? text('form.question-error', { question: label, error })
      : text('form.field-error', { field: label, error })
  return (
    <Notice tone="error" quiet>
      <p id={id}>{text('form.check-fields')}</p>
      <ul className="error-entries" aria-labelledby={id}>
        {Object.keys(atTry).map((field) => (
          <li key={field}>
            <button className="error-entry" type="button" onClick={() => onSelect(field)}>
              {!now[field] && <Icon path={laterIcons.check} size={16} />}
              <bdi>{textFor(field, now[field])}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
