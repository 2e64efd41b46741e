import { useCallback, useState } from 'react'

/**
 * How many rows of a long list to draw, and a ref for an element that is seen when more are wanted; give it `shown` as
 * its key, so that it is watched anew after each growth. First come those that fill a phone: they slide in with the
 * screen, and drawing more would hold it up. Without an observer every row is drawn.
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
