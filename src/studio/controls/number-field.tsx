/** A number or a duration with its bounds. What is outside of them is not taken, and the field says why. */
import { useId } from 'react'
import { durationInWords } from '../../flow/index.ts'
import type { Bounds } from '../document/bounds.ts'
import { useTexts } from '../ui-texts.tsx'
import { parseDuration } from './duration.ts'
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
  const { input, isRefused, onBlur, onKeyDown } = useTyped(inWords(value), (written) => {
    const typed = isDuration ? parseDuration(written) : wholeNumber(written)
    if (typed === null || typed < bounds.minimum || typed > bounds.maximum) return false
    if (typed !== value) change(typed)
    return true
  })
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
        aria-invalid={isRefused}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      <small id={`${id}-bounds`} className={isRefused ? 'refused' : undefined}>
        {text(isRefused ? 'number.refused' : 'number.bounds', {
          least: inWords(bounds.minimum),
          most: inWords(bounds.maximum),
        })}
      </small>
    </p>
  )
}

const wholeNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : null)
