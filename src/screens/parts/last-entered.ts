/** What was last entered for a source, without secrets, so that neither the next try nor a way back empties the form. */
import type { CredentialsData } from '../../forms/index.ts'
import type { Source } from '../../generated/api.types.ts'

let last: { id: string; data: CredentialsData } | null = null

/** By its id: a list and a search give two objects of one source. */
export const lastEntered = ({ source_id: id }: Source): CredentialsData | undefined =>
  last?.id === id ? last.data : undefined

export function keepEntered({ source_id: id }: Source, data: CredentialsData): void {
  last = { id, data }
}

/** No further try follows: the account is connected, or the user leaves. */
export function forgetEntered(): void {
  last = null
}
