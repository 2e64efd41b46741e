import { useCallback, useRef, useState } from 'react'
import type { Source } from '../../generated/api.types.ts'

/** The files chosen for a source, while the page is open: the user may look at another screen and come back. */
const chosen = new WeakMap<Source, readonly File[]>()

const none: readonly File[] = []

/** The files to send; `current()` is what was listed last, also where it has not been drawn yet. */
export function useFiles(source: Source | null) {
  const [files, setFiles] = useState(() => (source && chosen.get(source)) ?? none)
  const listed = useRef(files)
  const current = useCallback(() => listed.current, [])
  const list = useCallback(
    (next: readonly File[]) => {
      listed.current = next
      if (source) chosen.set(source, next)
      setFiles(next)
    },
    [source],
  )
  return { files, current, list }
}
