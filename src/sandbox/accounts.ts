/** The accounts that a source finds: three to five, always the same. */
import type { Account } from '../generated/api.types.ts'
import addresses from './addresses.json'
import { catalogue, positionOf } from './catalogue.ts'

/** Addresses follow the accounts after this time (virtual ms). */
export const addressesAfterMs = 2000

const addressesByCountry: Readonly<Record<string, readonly string[]>> = addresses

export function accountsOf(sourceId: string, addressesKnown: boolean): Account[] {
  const position = positionOf(sourceId)
  const { key, country } = catalogue[position] as (typeof catalogue)[number]
  const local = addressesByCountry[country] as readonly string[]
  return local.slice(0, 3 + (position % 3)).map((address, index) => ({
    account_id: `${key}-account-${index + 1}`,
    account_number: String(4_100_284_193 + position * 7_901_257 + index * 104_729),
    account_address: addressesKnown ? address : null,
  }))
}
