import styled from '@emotion/styled'
import { useId } from 'react'
import type { MessageId } from '../../i18n/index.ts'
import { BareButton } from '../bare-button.ts'
import { Icon } from '../icon.tsx'
import { Notice } from '../notice.tsx'
import { useText } from '../text.tsx'
import type { Errors } from './use-errors.ts'

interface ErrorSummaryProps {
  /** Of the last try: its entries stay until the next, so that nothing moves under what is typed meanwhile. */
  atTry: Errors
  /** Of them, and by now: an entry that is right by now is ticked off. */
  now: Errors
  labelOf: (field: string) => string
  onSelect: (field: string) => void
}

/** What is wrong with a form, field by field; each entry leads to its field. Silent: the focus goes to the first one. */
export function ErrorSummary({ atTry, now, labelOf, onSelect }: ErrorSummaryProps) {
  const text = useText()
  const id = useId()
  const wordsFor = (label: string, error: MessageId | undefined) =>
    error ? text('form.field-error', { field: label, error: text(error) }) : label
  return (
    <Notice tone="error" quiet>
      <p id={id}>{text('form.check-fields')}</p>
      <Entries aria-labelledby={id}>
        {Object.keys(atTry).map((field) => (
          <li key={field}>
            <Entry type="button" onClick={() => onSelect(field)}>
              {!now[field] && <Icon name="check" size={16} />}
              <bdi>{wordsFor(labelOf(field), now[field])}</bdi>
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
