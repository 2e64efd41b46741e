/** What was last entered for a source, without secrets, so that neither the next try nor a way back empties the form. */
import type { CredentialsData } from '../../forms/index.ts'
import type { Source } from '../../generated/api.types.ts'
import { onForget } from './forget.ts'

let last: { id: string; data: CredentialsData } | null = null

/** By its id: a list and a search give two objects of one source. */
export const lastEntered = ({ source_id: id }: Source): CredentialsData | undefined =>
  last?.id === id ? last.data : undefined

export function keepEntered({ source_id: id }: Source, data: CredentialsData): void {
  last = { id, data }
}

let email = ''

/** The address that was entered on the error screen and not sent: another try may fail as well. */
export const lastEmail = (): string => email

export function keepEmail(entered: string): void {
  email = entered
}

onForget(() => {
  last = null
  email = ''
})
