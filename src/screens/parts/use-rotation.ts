import { useEffect, useState } from 'react'

/** Returns one item after the other, each for `everyMs`; after the last one the first again, unless `stays`. */
export function useRotation<T>(items: readonly [T, ...T[]], everyMs: number, stays: boolean): T {
  const [turn, setTurn] = useState(0)
  const isLast = turn === items.length - 1
  useEffect(() => {
    if (stays && isLast) return
    const timer = setTimeout(() => setTurn(isLast ? 0 : turn + 1), everyMs)
    return () => clearTimeout(timer)
  }, [turn, isLast, everyMs, stays])
  return items[turn]!
}
