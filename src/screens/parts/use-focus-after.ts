import { useEffect, useRef } from 'react'

/** After `change` has another value: if what had the focus has gone with it, the heading of the screen has it. */
export function useFocusAfter(change: unknown) {
  const before = useRef(change)
  useEffect(() => {
    if (before.current === change) return
    before.current = change
    // In a preview the parent page keeps the focus.
    if (!document.hasFocus() || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main [data-heading]')?.focus()
  }, [change])
}
