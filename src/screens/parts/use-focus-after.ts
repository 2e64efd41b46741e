import { useEffect, useRef } from 'react'

/** After `change` has another value: if what had the focus has gone with it, the heading of the screen has it. */
export function useFocusAfter(change: unknown) {
  const before = useRef(change)
  const focused = useRef<EventTarget | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    if (before.current === change) return
    before.current = change
    // In a preview the parent page keeps the focus. Some browsers give it to no button that is clicked.
    const isLost = document.activeElement === document.body && !(focused.current as Element | null)?.isConnected
    if (!focused.current || !isLost || !document.hasFocus()) return
    document.querySelector<HTMLElement>('main [data-heading]')?.focus()
  }, [change])
}
