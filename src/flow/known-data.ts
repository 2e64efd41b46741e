/** The one reader of a flow's data by name: the names that code reads, and their types. */
import type { Account, Source } from '../generated/api.types.ts'
import type { Values } from './model.ts'

export interface KnownData {
  /** The source chosen or given. */
  source: Source
  /** The session goes on at another device. */
  takenOver: boolean
  /** The accounts that the user has chosen to share. */
  chosenAccounts: readonly Pick<Account, 'account_number' | 'account_address'>[]
  /** Address typed for a missing source. */
  website: string
  /** What went wrong last. */
  problem: string
  /** The values sent are the sandbox's. */
  sandboxValues: boolean
}

/** Null while it is not known, and in a flow that does not declare it. */
export function readData<Name extends keyof KnownData>(data: Values, name: Name): KnownData[Name] | null {
  return (data[name] as KnownData[Name] | null | undefined) ?? null
}
