import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTexts } from '../texts.tsx'

interface DescriptionProps {
  description: string | null
  change: (description: string) => void
}

export function Description({ description, change }: DescriptionProps) {
  const text = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const written = description ?? ''
  // Undo and redo replace what was typed.
  useEffect(() => {
    if (input.current) input.current.value = written
  }, [written])
  const commit = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    if (currentTarget.value !== written) change(currentTarget.value.trim())
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit(event)
  }
  return (
    <p className="field wide">
      <label htmlFor={id}>{text('step.description')}</label>
      <input ref={input} id={id} defaultValue={written} onBlur={commit} onKeyDown={onKeyDown} />
    </p>
  )
}
