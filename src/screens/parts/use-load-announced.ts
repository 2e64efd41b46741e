import { useEffect, useRef } from 'react'
import { useAnnounce } from '../../ui/index.ts'

/**
 * Has it read out that something is on its way, and then what has come; each once, however often it is asked for. What
 * was there from the start is read where it stands.
 */
export function useLoadAnnounced(isLoading: boolean, loading: string, ready: string) {
  const announce = useAnnounce()
  const awaited = useRef(false)
  useEffect(() => {
    if (isLoading) announce(loading)
    else if (awaited.current && ready !== '') announce(ready)
    awaited.current ||= isLoading
  }, [announce, isLoading, loading, ready])
}
