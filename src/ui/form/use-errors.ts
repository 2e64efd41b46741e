import type { RJSFValidationError } from '@rjsf/utils'
import { useState } from 'react'
import type { MessageId } from '../../i18n/index.ts'

/** What is wrong, by the field's name: the locale key of its message. */
export type Errors = Readonly<Record<string, MessageId | undefined>>

/** Nothing counts before the first try to submit; from then on `now` follows what is entered. */
export function useErrors() {
  const [atTry, setAtTry] = useState<Errors | null>(null)
  const [now, setNow] = useState<Errors>({})
  return {
    /** As it was when the form was last tried; null: it has not been. */
    atTry,
    now,
    fail: (errors: readonly RJSFValidationError[]) => {
      setAtTry(byField(errors))
      setNow(byField(errors))
    },
    follow: (errors: readonly RJSFValidationError[]) => setNow(byField(errors)),
  }
}

/** A field has one message, and the form's validator gives locale keys for messages; RJSF knows them as strings. */
export const byField = (errors: readonly RJSFValidationError[]): Errors =>
  Object.fromEntries(errors.map(({ property = '', message }) => [property.replace(/^\./, ''), message as MessageId]))
