import { useEffect, useState } from 'react'

/** A text once it has been the same for `ms`; an emptied one at once. */
export function useDebounced(text: string, ms: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : ms)
    return () => clearTimeout(timer)
  }, [text, ms])
  return text === '' ? '' : settled
}
