/** A name that other parts refer to: it is taken when the field is left, or with Enter. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../texts.tsx'

interface NameFieldProps {
  label: string
  /** '': a new one. */
  name: string
  taken: readonly string[]
  change: (name: string) => void
  /** What a name looks like. */
  pattern?: RegExp
}

const namePattern = /^[a-zA-Z][a-zA-Z0-9]*$/

export function NameField({ label, name, taken, change, pattern = namePattern }: NameFieldProps) {
  const text = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  // Undo and redo replace what was typed.
  useEffect(() => {
    if (input.current) input.current.value = name
    setIsRefused(false)
  }, [name])
  const commit = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const typed = currentTarget.value.trim()
    if (typed === name) return setIsRefused(false)
    const isTaken = pattern.test(typed) && !taken.includes(typed)
    setIsRefused(!isTaken)
    if (!isTaken) return
    change(typed)
    if (name === '') currentTarget.value = ''
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit(event)
  }
  const add = () => {
    if (input.current) commit({ currentTarget: input.current })
  }
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        defaultValue={name}
        aria-invalid={isRefused}
        aria-describedby={`${id}-refused`}
        onBlur={name === '' ? undefined : commit}
        onKeyDown={onKeyDown}
      />
      {name === '' ? (
        <button type="button" aria-label={text('name.add', { label })} onClick={add}>
          +
        </button>
      ) : null}
      <small id={`${id}-refused`} className="refused">
        {isRefused ? text('name.refused') : null}
      </small>
    </p>
  )
}
