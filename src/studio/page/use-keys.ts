import { useEffect } from 'react'
import type { Action } from './use-document.ts'

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+S, with Cmd in place of Ctrl on a Mac. */
export function useKeys(act: (action: Action) => void, save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      const key = event.key.toLowerCase()
      if (key === 'z') act({ kind: event.shiftKey ? 'redo' : 'undo' })
      else if (key === 's') save()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [act, save])
}
