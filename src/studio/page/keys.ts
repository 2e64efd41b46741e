import { isOfField } from '../controls/field-keys.ts'
import type { Studio } from '../store/store.ts'

interface Commands {
  save: () => void
  showKeys: () => void
  goToNextFinding: () => void
}

/** The keys of the window (keys-help.tsx). Ctrl is Cmd on a Mac. @returns stops listening */
export function listenToKeys({ undo, redo }: Studio, { save, showKeys, goToNextFinding }: Commands): () => void {
  const press = (event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]')) return
    const { key, shiftKey, ctrlKey, metaKey } = event
    const command = ctrlKey || metaKey ? key.toLowerCase() : ''
    if (key === 'F6') focusNextArea(shiftKey ? -1 : 1)
    // The text editor has a next finding and an Enter of its own.
    else if (key === 'F8' && !event.defaultPrevented) goToNextFinding()
    else if (command === 'enter' && !event.defaultPrevented) applyButton()?.click()
    else if (isInField(event)) return
    else if (command === 'z') (shiftKey ? redo : undo)()
    else if (command === 'y') redo()
    else if (command === 's') save()
    else if (key === '?' && !isTyping(event)) showKeys()
    else return
    event.preventDefault()
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}

function focusNextArea(distance: 1 | -1): void {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-area]:not([hidden], :empty)')]
  const current = shown.findIndex((area) => area.contains(document.activeElement))
  const next = current < 0 ? 0 : (current + distance + shown.length) % shown.length
  shown[next]?.focus()
}

/** The button that names this key: in the form or area with the focus, or else the first. */
function applyButton(): HTMLElement | undefined {
  const named = document.querySelectorAll<HTMLElement>('[aria-keyshortcuts="Control+Enter"]')
  const shown = [...named].filter((button) => button.getClientRects().length > 0)
  const around = document.activeElement?.closest('form, [data-area]')
  return shown.find((button) => around?.contains(button)) ?? shown[0]
}

const isInField = (event: KeyboardEvent): boolean => {
  const [target] = event.composedPath()
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && isOfField(event, target)
}

/** The editor is in a shadow root, so the target of the event is not what has the focus. */
const isTyping = (event: Event): boolean =>
  (event.composedPath()[0] as HTMLElement).matches('input, textarea, select, [contenteditable="true"]')
