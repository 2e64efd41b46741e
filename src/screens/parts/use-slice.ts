import { useCallback, useState } from 'react'

/**
 * How many rows of a long list to draw, and a ref for an element at their end: more rows are drawn when it becomes
 * visible. Its `key` must be `shown`, so that it is observed again after each growth. The first rows fill a phone; more
 * would delay the entrance of the screen. Without IntersectionObserver all rows are drawn.
 */
export function useSlice(length: number, first = 10, step = 60) {
  const [shown, setShown] = useState(first)
  const watch = useCallback(
    (element: Element | null) => {
      if (!element) return
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setShown((before) => before + step)
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [step],
  )
  return { shown: typeof IntersectionObserver === 'undefined' ? length : Math.min(shown, length), watch }
}
