import { useEffect, useRef } from 'react'
import { useAnnounce } from '../../ui/index.ts'

/**
 * Announces that something is loading, and then what was loaded, once each. What was there from the start is not
 * announced.
 */
export function useLoadAnnounced(isLoading: boolean, loading: string, ready: string) {
  const announce = useAnnounce()
  const wasLoading = useRef(false)
  useEffect(() => {
    if (isLoading) announce(loading)
    else if (wasLoading.current && ready !== '') announce(ready)
    wasLoading.current ||= isLoading
  }, [announce, isLoading, loading, ready])
}
