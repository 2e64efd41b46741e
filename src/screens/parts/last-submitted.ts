/** What was last submitted for a source, without secrets, so that the next try does not begin with an empty form. */
import type { CredentialsData } from '../../forms/index.ts'
import type { Source } from '../../generated/api.types.ts'

let last: { source: Source; data: CredentialsData } | null = null

export const lastSubmitted = (source: Source): CredentialsData | undefined =>
  last?.source === source ? last.data : undefined

export function keepSubmitted(source: Source, data: CredentialsData): void {
  last = { source, data }
}

/** No further try follows: the account is connected, or the user leaves. */
export function forgetSubmitted(): void {
  last = null
}
