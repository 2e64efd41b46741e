import { useCallback, useState } from 'react'

/**
 * Whether a block of a long list is near the visible part, and a ref for an element that reaches as far as "near" does.
 * The block that has the focus stays. Without IntersectionObserver all blocks are near.
 * @returns `height`: of the block when it was last drawn, in CSS px; null: it is near, and to be drawn
 */
export function useNear() {
  const [height, setHeight] = useState<number | null>(null)
  const watch = useCallback((element: Element | null) => {
    const block = element?.parentElement
    if (!element || !block || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      const isNear = entries.at(-1)?.isIntersecting || block.contains(document.activeElement)
      setHeight(isNear ? null : block.offsetHeight)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { height, watch }
}
