import { useCallback, useSyncExternalStore } from 'react'
import type { Scheme } from './base-tokens.ts'
import { type Brand, schemeOf } from './brand.ts'

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

/** The scheme of the page. */
export function useScheme(mode: Brand['mode']): Scheme {
  return schemeOf(mode, useMedia('(prefers-color-scheme: dark)'))
}
