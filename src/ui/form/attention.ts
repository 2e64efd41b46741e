/** After a mistake: moves the focus to a field, and scrolls its message into view. */
import type RjsfForm from '@rjsf/core'

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
