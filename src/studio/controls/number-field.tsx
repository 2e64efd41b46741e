/** A number or a duration with its bounds. What is outside of them is not taken, and the field says why. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Bounds } from '../document/bounds.ts'
import { useTexts } from '../texts.tsx'
import { durationInWords, parseDuration } from './duration.ts'

interface NumberFieldProps {
  label: string
  value: number
  bounds: Bounds
  isDuration: boolean
  change: (value: number) => void
}

export function NumberField({ label, value, bounds, isDuration, change }: NumberFieldProps) {
  const text = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const written = isDuration ? durationInWords(value) : String(value)
  // Undo and redo replace what was typed.
  useEffect(() => {
    if (input.current) input.current.value = written
    setIsRefused(false)
  }, [written])
  const commit = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const typed = isDuration ? parseDuration(currentTarget.value) : wholeNumber(currentTarget.value)
    const isTaken = typed !== null && typed >= bounds.minimum && typed <= bounds.maximum
    setIsRefused(!isTaken)
    if (isTaken && typed === value) currentTarget.value = written
    if (isTaken) change(typed)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit(event)
  }
  const [least, most] = [bounds.minimum, bounds.maximum].map((bound) =>
    isDuration ? durationInWords(bound) : String(bound),
  )
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        defaultValue={written}
        aria-describedby={`${id}-bounds`}
        aria-invalid={isRefused}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <small id={`${id}-bounds`} className={isRefused ? 'refused' : undefined}>
        {text(isRefused ? 'number.refused' : 'number.bounds', { least: String(least), most: String(most) })}
      </small>
    </p>
  )
}

const wholeNumber = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : null)
