import { type ComponentType, useEffect, useState } from 'react'
import { inTime } from '../in-time.ts'
import { loadLater } from '../load-later.ts'

interface FetchedPart<Props> {
  /** null: not yet fetched. */
  readonly fetched: ComponentType<Props> | null
  /** Fetches it before it is shown; rejects if that fails. */
  load: () => Promise<void>
}

/** A part of a screen in a file of its own, without which the screen can be shown and left. */
export function fetchedPart<Props>(fetchPart: () => Promise<ComponentType<Props>>): FetchedPart<Props> {
  let fetched: ComponentType<Props> | null = null
  const load = async () => {
    fetched ??= await inTime(loadLater(fetchPart))
  }
  return {
    load,
    get fetched() {
      return fetched
    },
  }
}

/**
 * `Part` is null until it is there. React's `lazy` would replace the whole screen if the file cannot be fetched.
 * @param part always the same one
 */
export function useFetchedPart<Props>(part: FetchedPart<Props>) {
  const [Part, setPart] = useState(() => part.fetched)
  const [hasFailed, setFailed] = useState(false)
  const isWanted = Part === null && !hasFailed
  useEffect(() => {
    if (!isWanted) return
    part.load().then(
      () => setPart(() => part.fetched),
      () => setFailed(true),
    )
  }, [isWanted, part])
  return { Part, hasFailed, retry: () => setFailed(false) }
}
