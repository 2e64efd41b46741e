import styled from '@emotion/styled'
import { useId } from 'react'
import type { MessageId } from '../../i18n/index.ts'
import { BareButton } from '../bare-button.ts'
import { Icon } from '../icon.tsx'
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
      <Entries aria-labelledby={id}>
        {Object.keys(atTry).map((field) => (
          <li key={field}>
            <Entry type="button" onClick={() => onSelect(field)}>
              {!now[field] && <Icon name="check" size={16} />}
              <bdi>{textFor(field, now[field])}</bdi>
            </Entry>
          </li>
        ))}
      </Entries>
    </Notice>
  )
}

const Entries = styled.ul({ listStyle: 'none', marginTop: 4 })

const Entry = styled(BareButton)({
  gap: 8,
  padding: '4px 0',
  textAlign: 'start',
  fontSize: 'inherit',
  lineHeight: 'inherit',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
