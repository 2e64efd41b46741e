/** A number or a duration with its bounds. What is none, or outside of them, is not taken, and the field says why. */
import { useId } from 'react'
import { durationInWords } from '../../flow/index.ts'
import type { Bounds } from '../document/bounds.ts'
import { useTexts } from '../ui-texts.tsx'
import { readNumber } from './read-number.ts'
import { useTyped } from './use-typed.ts'

interface NumberFieldProps {
  label: string
  /** As it is called in the file. */
  name?: string
  value: number
  bounds: Bounds
  isDuration: boolean
  change: (value: number) => void
}

export function NumberField({ label, name, value, bounds, isDuration, change }: NumberFieldProps) {
  const text = useTexts()
  const id = useId()
  const inWords = isDuration ? durationInWords : String
  const expected = { bounds, isDuration }
  const { input, refused, onBlur, onKeyDown } = useTyped(inWords(value), (written) => {
    const typed = readNumber(written, expected)
    if (typeof typed === 'string') return false
    if (typed !== value) change(typed)
    return true
  })
  const reason = refused === null ? null : readNumber(refused, expected)
  return (
    <p className="field">
      <label htmlFor={id}>
        {label}
        {name === undefined ? null : (
          <>
            {' '}
            <code>{name}</code>
          </>
        )}
      </label>
      <input
        ref={input}
        id={id}
        defaultValue={inWords(value)}
        aria-describedby={`${id}-bounds`}
        aria-invalid={refused !== null}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      <small id={`${id}-bounds`} className={refused === null ? undefined : 'refused'}>
        {text(typeof reason === 'string' ? reason : 'number.bounds', {
          least: inWords(bounds.minimum),
          most: inWords(bounds.maximum),
        })}
      </small>
    </p>
  )
}
