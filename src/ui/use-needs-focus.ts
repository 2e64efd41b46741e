import { type RefObject, useEffect, useState } from 'react'

const stops = 'a[href], button, input, select, textarea'

/**
 * Whether an element has more in it than it shows and nothing in it that takes the focus, followed as it and its
 * content grow: then it needs the focus itself, or a keyboard can't scroll it.
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
