import { useSyncExternalStore } from 'react'

const query = matchMedia('(width < 900px)')

const subscribe = (changed: () => void) => {
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window shows one area at a time. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches)
