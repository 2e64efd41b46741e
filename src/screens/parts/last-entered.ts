/** What was last entered for a source, without secrets, so that neither the next try nor a way back empties the form. */
import type { CredentialsData } from '../../forms/index.ts'
import type { Source } from '../../generated/api.types.ts'

let last: { source: Source; data: CredentialsData } | null = null

export const lastEntered = (source: Source): CredentialsData | undefined =>
  last?.source === source ? last.data : undefined

export function keepEntered(source: Source, data: CredentialsData): void {
  last = { source, data }
}

/** No further try follows: the account is connected, or the user leaves. */
export function forgetEntered(): void {
  last = null
}
