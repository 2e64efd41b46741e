import { useId, useMemo } from 'react'
import { type CredentialsData, type CredentialsForm, credentialsForm, filledFields } from '../forms/index.ts'
import { SchemaForm } from '../ui/form/index.ts'
import { Notice, PrimaryButton, SafeLink, Screen, Small, SourceLogo, useText } from '../ui/index.ts'
import { Agreement } from './parts/agreement.tsx'
import { cutName } from './parts/outside-text.tsx'
import { Part } from './parts/part.tsx'
import { SubmitError } from './parts/submit-error.tsx'
import { useSubmit } from './parts/use-submit.ts'
import type { ScreenProps } from './view.ts'

/** The source's own sign-in fields (specification section 2, enter-credentials screen). */
export function Credentials({ view, send }: ScreenProps) {
  const text = useText()
  const formId = useId()
  const { submit, offline } = useSubmit(send)
  const { source, username, client, sandbox } = view
  const provider = cutName(source?.name || text('credentials.source'))
  // With neither address there is nothing to agree to (specification section 5).
  const mustAgree = Boolean(client.privacyPolicyUrl || client.termsOfUseUrl)
  const result = useMemo(
    () => credentialsForm(source?.fields ?? [], { username, mustAgree }),
    [source, username, mustAgree],
  )
  const submitValues = (form: CredentialsForm, data: CredentialsData) => {
    const fields = filledFields(form, data)
    submit({ type: 'SUBMIT_CREDENTIALS', fields, sandbox: sandbox?.recognises(fields) ?? false })
  }
  return (
    <Screen
      hero={<SourceLogo src={source?.logo_url} name={provider} large />}
      heading={text('credentials.heading', { provider })}
      text={text('credentials.text', { provider })}
      footer={
        result.ok && (
          <>
            <SubmitError offline={offline} />
            <PrimaryButton form={formId} disabled={view.preview} busy={view.busy}>
              {text('credentials.submit')}
            </PrimaryButton>
          </>
        )
      }
    >
      {result.ok ? (
        <SchemaForm
          id={formId}
          form={result.form}
          busy={view.busy}
          disabled={view.preview}
          texts={{ agree: { label: <Agreement client={client} />, name: text('credentials.agreement') } }}
          onSubmit={(data) => submitValues(result.form, data)}
        />
      ) : (
        <Notice tone="error">{text(result.problem)}</Notice>
      )}
      {source?.website && (
        <Part view={view} name="reset-password">
          <Small>
            <SafeLink href={source.website} alone>
              {text('credentials.reset-password')}
            </SafeLink>
          </Small>
        </Part>
      )}
    </Screen>
  )
}
