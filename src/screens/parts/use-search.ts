import { useState } from 'react'
import type { Source } from '../../generated/api.types.ts'
import { plainText, startOf } from '../../untrusted/index.ts'
import type { View } from '../view.ts'
import { useDebounced } from './use-debounced.ts'
import { useRead } from './use-read.ts'

/** The API accepts no longer search. */
const longestSearch = 255

/** The sources that match what is typed, or those of an empty search while it is shorter than the minimum. */
export function useSearch({ settings, sources }: Pick<View, 'settings' | 'sources'>) {
  const [typed, setTyped] = useState('')
  const entered = plainText(typed)
  const length = [...entered].length
  const isShort = length < settings.searchMinLength
  const term = useDebounced(isShort ? '' : entered, settings.searchDebounceMs)
  const all = useRead(sources(''))
  const found = useRead(sources(term))
  return {
    typed,
    setTyped: (value: string) => setTyped(startOf(value, longestSearch)),
    /** `typed` without invisible marks and without white space at its ends, and its number of characters. */
    entered,
    length,
    isShort,
    /** The term of the current search; '' for all sources. */
    term,
    /** Of an empty search, most common first. */
    common: all.data?.sources ?? none,
    found,
    /** There are enough sources to search, or a search is active (conformance 2.41–2.43). */
    isOffered: typed !== '' || (all.data !== undefined && all.data.sources.length >= settings.searchBoxMinSources),
  }
}

const none: readonly Source[] = []
