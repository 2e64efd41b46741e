import { useId, useState } from 'react'
import { emailForm } from '../forms/index.ts'
import { SchemaForm } from '../ui/form/index.ts'
import { Capital, Screen, TextButton, useText } from '../ui/index.ts'
import { plainAddress } from '../untrusted/index.ts'
import { asLeft, keepEntered } from './parts/last-entered.ts'
import { SubmitButton } from './parts/submit-button.tsx'
import { useSubmit } from './parts/use-submit.ts'
import type { ScreenProps } from './view.ts'

const key = 'request'

/** Asks where to send news about the requested source (conformance 2.50, 2.51). */
export function AddSourceEmail({ view, send }: ScreenProps) {
  const text = useText()
  const formId = useId()
  const [form] = useState(() => asLeft(key, emailForm()))
  const { submit, offline } = useSubmit(send)
  return (
    <Screen
      heading={text('add-source-email.heading')}
      footer={
        <>
          <SubmitButton view={view} form={formId} offline={offline} busyLabel={text('add-source-email.submitting')}>
            {text('add-source-email.submit')}
          </SubmitButton>
          <TextButton disabled={view.busy || view.preview} onClick={() => send({ type: 'CANCEL' })}>
            {text('add-source-email.cancel')}
          </TextButton>
        </>
      }
    >
      <SchemaForm
        id={formId}
        form={form}
        busy={view.busy}
        disabled={view.preview}
        texts={{ email: { label: <Capital>{text('add-source-email.label')}</Capital> } }}
        onChange={(entered) => keepEntered(key, entered)}
        onSubmit={({ email }) => submit({ type: 'SUBMIT_REQUEST', email: plainAddress(email) }) && keepEntered(key)}
      />
    </Screen>
  )
}
