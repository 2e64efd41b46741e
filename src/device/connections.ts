/** What was connected from this browser, by source, for users who have asked for it: no numbers, no credentials. */
import { inDays, isShortText, readEntry, removeEntry, writeEntry } from './entries.ts'
import type { LastSource } from './last-source.ts'

export interface Connection extends LastSource {
  /** How many accounts are shared; 0: not known. */
  accounts: number
  /** When it was connected, in milliseconds since 1970. */
  at: number
}

interface Kept extends Connection {
  until: number
}

const key = 'connections'
const most = 20

/** The latest first, without those that are too old. */
export function readConnections(now: number): readonly Connection[] {
  return readKept(now).map(({ id, name, accounts, at }) => ({ id, name, accounts, at }))
}

/** In place of an earlier connection of the same source. Returns whether it is kept. */
export function keepConnection(connection: Connection, days: number, now: number): boolean {
  const others = readKept(now).filter(({ id }) => id !== connection.id)
  const { id, name, accounts, at } = connection
  return write([{ id, name, accounts, at, until: inDays(days, now) }, ...others])
}

export function forgetConnection(id: string, now: number): void {
  write(readKept(now).filter((kept) => kept.id !== id))
}

export const forgetConnections = (): void => removeEntry(key)

function write(kept: readonly Kept[]): boolean {
  if (kept.length > 0) return writeEntry(key, kept.slice(0, most))
  forgetConnections()
  return true
}

function readKept(now: number): Kept[] {
  const kept = readEntry(key)
  return Array.isArray(kept) ? kept.slice(0, most).filter((entry) => isKept(entry) && entry.until > now) : []
}

function isKept(value: unknown): value is Kept {
  const { id, name, accounts, at, until } = (value ?? {}) as Partial<Kept>
  return [id, name].every(isShortText) && [accounts, at, until].every(isWhole) && (at as number) <= latestDate
}

/** A date can't be later. */
const latestDate = 8.64e15

const isWhole = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0
