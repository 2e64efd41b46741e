import { useSyncExternalStore } from 'react'
import type { Source } from '../../generated/api.types.ts'
import { onForget } from './forget.ts'
import type { RejectedFile } from './invoices.ts'

/** The files chosen for a source, while the page is open: the user may look at another screen and come back. */
interface ChosenFiles {
  /** What was listed last, also where it has not been drawn yet. */
  current: () => readonly File[]
  list: (files: readonly File[]) => void
  /** Those that were refused when files were last given or sent. */
  rejected: () => readonly RejectedFile[]
  reject: (files: readonly RejectedFile[]) => void
  /** How many drops are still being read. */
  reading: () => number
  /** Adds what drops bring, one by one, as each has been read: it is compared with what the last one has added. */
  add: <Read>(read: Promise<Read>, act: (read: Read) => Promise<void>) => Promise<void>
  subscribe: (changed: () => void) => () => void
}

/** By the source's id: a list and a search give two objects of one source. */
const chosen = new Map<string, ChosenFiles>()

onForget(() => chosen.clear())

function createChosenFiles(): ChosenFiles {
  const listeners = new Set<() => void>()
  let files: readonly File[] = []
  let rejected: readonly RejectedFile[] = []
  let reading = 0
  let adding = Promise.resolve()
  const change = (act: () => void) => {
    act()
    for (const changed of listeners) changed()
  }
  const count = (by: number) =>
    change(() => {
      reading += by
    })
  return {
    current: () => files,
    list: (next) =>
      change(() => {
        files = next
      }),
    rejected: () => rejected,
    reject: (next) =>
      change(() => {
        rejected = next
      }),
    reading: () => reading,
    add: async (read, act) => {
      count(1)
      try {
        // None waits for the files of another.
        const found = await read
        adding = adding.catch(() => {}).then(() => act(found))
        await adding
      } finally {
        count(-1)
      }
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}

export function useFiles(source: Source | null) {
  const id = source?.source_id ?? ''
  const found = chosen.get(id) ?? createChosenFiles()
  chosen.set(id, found)
  return {
    ...found,
    files: useSyncExternalStore(found.subscribe, found.current),
    rejected: useSyncExternalStore(found.subscribe, found.rejected),
    reading: useSyncExternalStore(found.subscribe, found.reading),
  }
}
