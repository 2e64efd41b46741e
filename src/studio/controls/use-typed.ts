/** A field whose text is taken when the field or the page is left, with Enter, or before the files are saved. */
import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { defined } from '../../flow/index.ts'
import { takesTyped } from './field-keys.ts'

interface Typed {
  input: RefObject<HTMLInputElement | null>
  /** A text that can't be taken; null: none. */
  refused: string | null
  commit: () => void
  onBlur: (() => void) | undefined
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A busy browser may lose what is written at `pagehide`; on a phone there may be no `beforeunload`. */
const leaving = ['beforeunload', 'pagehide'] as const

/**
 * @param written what the field shows until something is typed, and again once that is taken
 * @param apply false: this text can't be taken, so it stays in the field
 * @param isNew what is typed becomes something new, which the user has to add: leaving the field, or saving, does not
 */
export function useTyped(written: string, apply: (text: string) => boolean, isNew = false): Typed {
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string | null>(null)
  /** As the field shows it: without line breaks. What nobody has typed in is not written. */
  const shown = useRef(written)
  // Undo and redo replace what was typed. Before anything is drawn: what is typed at once is not replaced.
  useLayoutEffect(() => {
    shown.current = put(written, defined(input.current, 'field'))
    setRefused(null)
  }, [written])
  const commit = () => {
    const field = defined(input.current, 'field')
    const typed = field.value.trim()
    if (!isNew && field.value === shown.current) return setRefused(null)
    const isApplied = apply(typed)
    setRefused(isApplied ? null : typed)
    if (isApplied) shown.current = put(written, field)
  }
  const beforeLeaving = useEffectEvent(() => {
    if (!isNew) commit()
  })
  useLayoutEffect(() => {
    const leave = () => beforeLeaving()
    for (const event of leaving) window.addEventListener(event, leave)
    return () => {
      for (const event of leaving) window.removeEventListener(event, leave)
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' || (takesTyped(event) && !isNew)) commit()
  }
  return { input, refused, commit, onBlur: isNew ? undefined : commit, onKeyDown }
}

/** @returns what the field makes of it */
function put(text: string, field: HTMLInputElement): string {
  field.value = text
  return field.value
}
