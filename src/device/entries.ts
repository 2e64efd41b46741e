/** Reads and writes entries of the local storage. Blocked or full storage counts as nothing. */

/** null if there is none, it is no JSON, or the storage is blocked. */
export const readEntry = (key: string): unknown =>
  attempt(() => {
    const text = localStorage.getItem(key)
    return text === null ? null : (JSON.parse(text) as unknown)
  })

/** Returns whether it is kept. */
export const writeEntry = (key: string, value: unknown): boolean =>
  attempt(() => {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  }) ?? false

export const removeEntry = (key: string): void => void attempt(() => localStorage.removeItem(key))

/** Whether the browser lets this page keep anything; it may still be full. */
export const canKeep = (): boolean => attempt(() => localStorage) !== null

function attempt<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}

const dayMs = 24 * 60 * 60_000
/** Longer texts cannot be sent as a search. */
const longest = 255

export const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest

export const inDays = (days: number, now: number): number => now + days * dayMs
