import { type RefObject, useEffect, useState } from 'react'

const stops = 'a[href], button, input, select, textarea'

/**
 * Whether an element must be focusable itself for a keyboard to scroll it: its content overflows, and nothing in it can
 * be focused. Follows changes of size.
 */
export function useNeedsFocus(ref: RefObject<HTMLElement | null>): boolean {
  const [needs, setNeeds] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() =>
      setNeeds(element.scrollHeight > element.clientHeight + 1 && !element.querySelector(stops)),
    )
    for (const watched of [element, ...element.children]) observer.observe(watched)
    return () => observer.disconnect()
  }, [ref])
  return needs
}
