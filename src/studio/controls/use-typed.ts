/** A field whose text is taken when the field is left, or with Enter. */
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { defined } from '../../flow/index.ts'

interface Typed {
  input: RefObject<HTMLInputElement | null>
  isRefused: boolean
  commit: () => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/**
 * @param written what the field shows until something is typed, and again once that is taken
 * @param take false: this text can't be taken, so it stays in the field
 */
export function useTyped(written: string, take: (text: string) => boolean): Typed {
  const input = useRef<HTMLInputElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  // Undo and redo replace what was typed.
  useEffect(() => {
    defined(input.current, 'field').value = written
    setIsRefused(false)
  }, [written])
  const commit = () => {
    const field = defined(input.current, 'field')
    const isTaken = take(field.value.trim())
    setIsRefused(!isTaken)
    if (isTaken) field.value = written
  }
  const onKeyDown = ({ key }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter') commit()
  }
  return { input, isRefused, commit, onKeyDown }
}
