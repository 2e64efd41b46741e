import { useState } from 'react'
import { emailForm } from '../../forms/index.ts'
import { SchemaForm } from '../../ui/form/index.ts'
import { useText } from '../../ui/index.ts'
import { plainAddress } from '../../untrusted/index.ts'
import type { View } from '../view.ts'
import { asLeft, keepEntered } from './last-entered.ts'

interface EmailFieldProps {
  /** Of the form, for the button outside it. */
  id: string
  view: View
  /** Returns whether it was sent. */
  onSubmit: (email: string) => boolean
}

const key = 'email'

/** The form in which a user leaves an e-mail address when something failed. */
export function EmailField({ id, view, onSubmit }: EmailFieldProps) {
  const text = useText()
  const [form] = useState(() => asLeft(key, emailForm()))
  return (
    <SchemaForm
      id={id}
      form={form}
      busy={view.busy}
      disabled={view.preview}
      texts={{
        email: { label: text('error-submit-email.label'), placeholder: text('error-submit-email.placeholder') },
      }}
      onChange={(entered) => keepEntered(key, entered)}
      onSubmit={({ email }) => onSubmit(plainAddress(email)) && keepEntered(key)}
    />
  )
}
