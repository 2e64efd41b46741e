/** After a mistake: moves the focus to a field, and scrolls its message into view. After a submit: gives the focus back. */
import type RjsfForm from '@rjsf/core'
import { useEffect, useRef } from 'react'

export function focus(form: RjsfForm | null, selector: string): void {
  const element: HTMLFormElement | null | undefined = form?.formElement.current
  element?.querySelector<HTMLElement>(selector)?.focus()
}

/** Scrolls the focused field and its message into view; a browser does so for the field only. */
export function revealMessage(form: RjsfForm | null): void {
  const element: HTMLFormElement | null | undefined = form?.formElement.current
  const field = element?.querySelector(':focus')
  field?.scrollIntoView({ block: 'nearest' })
  const described = field?.closest('[aria-describedby]')
  const below = described?.getAttribute('aria-describedby')?.split(' ').at(-1)
  if (below) document.getElementById(below)?.scrollIntoView({ block: 'nearest' })
}

/**
 * A field in which Enter was pressed is disabled while the form is busy, and so loses the focus. It gets the focus back
 * afterwards, unless the user has moved it. Returns what to call on each submit.
 */
export function useKeptFocus(busy: boolean): () => void {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    if (busy) return
    if (before.current instanceof HTMLElement && document.activeElement === document.body) before.current.focus()
    before.current = null
  }, [busy])
  return () => {
    before.current = document.activeElement
  }
}
