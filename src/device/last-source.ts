/** The source that a user has asked this browser to remember: never credentials, never a token. */

export interface LastSource {
  id: string
  name: string
}

interface Kept extends LastSource {
  /** Milliseconds since 1970. */
  until: number
}

const key = 'last-source'
const dayMs = 24 * 60 * 60_000
/** Longer texts cannot be sent as a search. */
const longest = 255

/** Null if nothing is kept, or it is too old, or the storage is blocked. */
export function readLastSource(now: number): LastSource | null {
  const kept = attempt(() => parse(localStorage.getItem(key)))
  if (!kept) return null
  if (kept.until > now) return { id: kept.id, name: kept.name }
  forgetLastSource()
  return null
}

/** Returns whether it is kept: the storage may be blocked or full. */
export function keepLastSource({ id, name }: LastSource, days: number, now: number): boolean {
  const kept: Kept = { id, name, until: now + days * dayMs }
  return attempt(() => localStorage.setItem(key, JSON.stringify(kept))) !== null
}

export const forgetLastSource = (): void => void attempt(() => localStorage.removeItem(key))

/** Whether the browser lets this page keep anything; it may still be full. */
export const canKeep = (): boolean => attempt(() => localStorage) !== null

function attempt<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}

function parse(text: string | null): Kept | null {
  const value: unknown = text === null ? null : JSON.parse(text)
  return isKept(value) ? value : null
}

function isKept(value: unknown): value is Kept {
  const { id, name, until } = (value ?? {}) as Partial<Kept>
  return [id, name].every(isShortText) && typeof until === 'number'
}

const isShortText = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= longest
