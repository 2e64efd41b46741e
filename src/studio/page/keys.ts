import type { Studio } from '../store/store.ts'

/** Ctrl+Z, Ctrl+Shift+Z, Ctrl+S (Cmd on a Mac) and F6. @returns stops listening */
export function listenToKeys({ undo, redo }: Studio, save: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey } = event
    const command = ctrlKey || metaKey ? key.toLowerCase() : ''
    if (key === 'F6') focusNextArea(shiftKey ? -1 : 1)
    else if (command === 'z') (shiftKey ? redo : undo)()
    else if (command === 's') save()
    else return
    event.preventDefault()
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}

function focusNextArea(distance: 1 | -1): void {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-area]:not([hidden])')]
  const current = shown.findIndex((area) => area.contains(document.activeElement))
  const next = current < 0 ? 0 : (current + distance + shown.length) % shown.length
  shown[next]?.focus()
}
