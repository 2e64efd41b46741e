/** The accounts a source finds: three to five, the same every time. */
import type { Account } from '../generated/api.types.ts'
import addresses from './addresses.json'
import { placeOf, recordOf } from './catalogue.ts'

/** Addresses arrive this long after the accounts (virtual ms). */
export const addressesAfterMs = 2000

const streets: Readonly<Record<string, readonly string[]>> = addresses

export function accountsOf(sourceId: string, addressesKnown: boolean): Account[] {
  const place = placeOf(sourceId)
  const local = streets[recordOf(sourceId)?.country ?? ''] ?? []
  return local.slice(0, 3 + (place % 3)).map((address, index) => ({
    account_id: `${sourceId}-account-${index + 1}`,
    account_number: String(4_100_284_193 + place * 7_901_257 + index * 104_729),
    account_address: addressesKnown ? address : null,
  }))
}
