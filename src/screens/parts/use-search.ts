import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { View } from '../view.ts'
import { useDebounced } from './use-debounced.ts'

/** What the API takes as a search. */
const longestSearch = 255

/** The sources for what is typed: from the least length on those that are found, else the usual ones. */
export function useSearch({ settings, sources }: Pick<View, 'settings' | 'sources'>) {
  const [typed, setTyped] = useState('')
  const entered = typed.trim()
  const length = [...entered].length
  const isShort = length < settings.searchMinLength
  const term = useDebounced(isShort ? '' : entered, settings.searchDebounceMs)
  const usual = useQuery(sources(''))
  const found = useQuery(sources(term))
  return {
    typed,
    setTyped: (value: string) => setTyped(value.slice(0, longestSearch)),
    /** Without the blanks around it, and how many characters that is. */
    entered,
    length,
    isShort,
    /** What the sources were asked for; '' for the usual ones. */
    term,
    found,
    /** There are enough sources to search, or a search is active (conformance 2.41–2.43). */
    isOffered: typed !== '' || (usual.data?.sources.length ?? 0) >= settings.searchBoxMinSources,
  }
}
