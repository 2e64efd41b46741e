/** The source that a user has asked this browser to remember: never credentials, never a token. */
import { inDays, isShortText, readEntry, removeEntry, writeEntry } from './entries.ts'

export interface LastSource {
  id: string
  name: string
}

interface Kept extends LastSource {
  /** Milliseconds since 1970. */
  until: number
}

const key = 'last-source'

/** Null if nothing is kept, or it is too old, or the storage is blocked. */
export function readLastSource(now: number): LastSource | null {
  const kept = readEntry(key)
  if (!isKept(kept)) return null
  if (kept.until > now) return { id: kept.id, name: kept.name }
  forgetLastSource()
  return null
}

/** Returns whether it is kept: the storage may be blocked or full. */
export const keepLastSource = ({ id, name }: LastSource, days: number, now: number): boolean =>
  writeEntry(key, { id, name, until: inDays(days, now) } satisfies Kept)

export const forgetLastSource = (): void => removeEntry(key)

function isKept(value: unknown): value is Kept {
  const { id, name, until } = (value ?? {}) as Partial<Kept>
  return [id, name].every(isShortText) && typeof until === 'number'
}
