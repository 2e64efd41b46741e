import type { RJSFValidationError } from '@rjsf/utils'
import { useState } from 'react'
import type { MessageId } from '../../i18n/index.ts'

/** The locale key of each field's error, by the name of the field. */
export type Errors = Readonly<Record<string, MessageId | undefined>>

/** There are no errors before the first submit; from then on `now` follows what is entered. */
export function useErrors() {
  const [atTry, setAtTry] = useState<Errors | null>(null)
  const [now, setNow] = useState<Errors>({})
  return {
    /** Errors of the last submit; null before the first one. */
    atTry,
    now,
    fail: (errors: readonly RJSFValidationError[]) => {
      setAtTry(byField(errors))
      setNow(byField(errors))
    },
    /**
     * RJSF also tells of the first data, before anyone has entered something. To draw the form anew for that would empty
     * what a tool has filled meanwhile without an event.
     */
    follow: (errors: readonly RJSFValidationError[]) => {
      const found = byField(errors)
      setNow((before) => (isSame(before, found) ? before : found))
    },
  }
}

const isSame = (before: Errors, found: Errors) => JSON.stringify(before) === JSON.stringify(found)

/** A field shows its first error alone. Our validator returns locale keys as messages; RJSF's type is string. */
export const byField = (errors: readonly RJSFValidationError[]): Errors =>
  Object.fromEntries(
    errors.map(({ property = '', message }) => [property.replace(/^\./, ''), message as MessageId]).reverse(),
  )
