/** Where the user goes on after a mistake: the field has the focus, and what is said of it is seen. */
import type RjsfForm from '@rjsf/core'

export function focus(form: RjsfForm | null, selector: string): void {
  const element: HTMLFormElement | null | undefined = form?.formElement.current
  element?.querySelector<HTMLElement>(selector)?.focus()
}

/** The focus brings a field into sight, and leaves what is said below it to chance. */
export function revealWords(form: RjsfForm | null): void {
  const element: HTMLFormElement | null | undefined = form?.formElement.current
  const field = element?.querySelector(':focus')
  field?.scrollIntoView({ block: 'nearest' })
  const below = field?.getAttribute('aria-describedby')?.split(' ').at(-1)
  if (below) document.getElementById(below)?.scrollIntoView({ block: 'nearest' })
}
