/** A name that other parts refer to: it is taken when the field is left, or with Enter. */
import { useId } from 'react'
import { isName } from '../../flow/index.ts'
import { useTexts } from '../ui-texts.tsx'
import { useTyped } from './use-typed.ts'

interface NameFieldProps {
  label: string
  /** '': a new one. */
  name: string
  taken: readonly string[]
  change: (name: string) => void
  /** Whether a name may be like this. */
  isValid?: (name: string) => boolean
}

export function NameField({ label, name, taken, change, isValid = isName }: NameFieldProps) {
  const text = useTexts()
  const id = useId()
  const isNew = name === ''
  const rename = (typed: string) => {
    if (typed === name) return true
    if (!isValid(typed) || taken.includes(typed)) return false
    change(typed)
    return true
  }
  const { input, refused, commit, onBlur, onKeyDown } = useTyped(name, rename, isNew)
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        defaultValue={name}
        aria-invalid={refused !== null}
        aria-describedby={`${id}-refused`}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      {isNew ? (
        <button type="button" aria-label={text('name.add', { label })} onClick={commit}>
          +
        </button>
      ) : null}
      <small id={`${id}-refused`} className="refused">
        {refused === null ? null : text('name.refused')}
      </small>
    </p>
  )
}
