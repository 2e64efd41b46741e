import { useEffect, useState } from 'react'
import type { Source } from '../../generated/api.types.ts'

/** The files chosen for a source, while the page is open: the user may look at another screen and come back. */
const chosen = new WeakMap<Source, readonly File[]>()

const none: readonly File[] = []

export function useFiles(source: Source | null) {
  const [files, setFiles] = useState(() => (source && chosen.get(source)) ?? none)
  useEffect(() => {
    if (source) chosen.set(source, files)
  }, [source, files])
  return [files, setFiles] as const
}
