import { useId } from 'react'
import { useTyped } from '../controls/use-typed.ts'
import { useTexts } from '../ui-texts.tsx'

interface DescriptionProps {
  /** '': there is none. */
  description: string
  change: (description: string) => void
}

export function Description({ description, change }: DescriptionProps) {
  const text = useTexts()
  const id = useId()
  const { input, commit, onKeyDown } = useTyped(description, (typed) => {
    if (typed !== description) change(typed)
    return true
  })
  return (
    <p className="field wide">
      <label htmlFor={id}>{text('step.description')}</label>
      <input ref={input} id={id} defaultValue={description} onBlur={commit} onKeyDown={onKeyDown} />
    </p>
  )
}
