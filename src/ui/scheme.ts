import { useCallback, useSyncExternalStore } from 'react'
import type { Brand } from './brand.ts'
import type { Scheme } from './tokens.ts'

/** Whether a media query matches; false if the page has no `matchMedia`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia?.(query)
      list?.addEventListener('change', changed)
      return () => list?.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false)
}

export const lessMotion = '(prefers-reduced-motion: reduce)'

export const useReducedMotion = () => useMedia(lessMotion)

/** The brand's scheme, else the scheme of the user's system. */
export function useScheme(mode: Brand['mode']): Scheme {
  const dark = useMedia('(prefers-color-scheme: dark)')
  if (mode === 'light' || mode === 'dark') return mode
  return dark ? 'dark' : 'light'
}
