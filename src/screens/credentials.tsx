import { useId, useMemo, useState } from 'react'
import {
  type CredentialsData,
  type CredentialsForm,
  credentialsForm,
  filledFields,
  withoutSecrets,
} from '../forms/index.ts'
import type { SourceNotice } from '../generated/flow.types.ts'
import { type FieldText, SchemaForm } from '../ui/form/index.ts'
import { Notice, PrimaryButton, SafeLink, Screen, Small, SourceLogo, useText } from '../ui/index.ts'
import { cutName } from '../untrusted/index.ts'
import { Explanation, explanationOf } from './options/explanation.tsx'
import { flowText, namesIn } from './options/flow-text.ts'
import { SignInLinks } from './options/sign-in-links.tsx'
import { noticeFor } from './options/source-notice.ts'
import { StoppedSource } from './options/stopped-source.tsx'
import { Agreement } from './parts/agreement.tsx'
import { keepEntered, lastEntered } from './parts/last-entered.ts'
import { OnPhone } from './parts/on-phone.tsx'
import { Part } from './parts/part.tsx'
import { SubmitError } from './parts/submit-error.tsx'
import { useSubmit } from './parts/use-submit.ts'
import type { ScreenProps, View } from './view.ts'

/** The sign-in fields of a source, unless the flow says that it cannot be connected now. */
export function Credentials(props: ScreenProps) {
  const { view } = props
  const [now] = useState(Date.now)
  const notice = noticeFor(view.options, view.source, now)
  return notice?.kind === 'stop' ? <StoppedSource {...props} notice={notice} /> : <SignIn {...props} notice={notice} />
}

function SignIn({ view, send, notice }: ScreenProps & { notice: SourceNotice | null }) {
  const text = useText()
  const formId = useId()
  const { submit, offline } = useSubmit(send)
  const { source, username, client, sandbox } = view
  // A list and a search give two objects of one source.
  const key = `source ${source?.source_id}`
  const provider = cutName(source?.name, text('credentials.source'))
  // Without either address there is nothing to agree to.
  const mustAgree = Boolean(client.privacyPolicyUrl || client.termsOfUseUrl)
  // Each submit makes a new form, without the secrets of the last one.
  const [submits, setSubmits] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each submit begins with what was last entered
  const result = useMemo(() => {
    const entered = lastEntered<CredentialsData>(key)
    return credentialsForm(source?.fields ?? [], { username, mustAgree, entered })
  }, [source, key, username, mustAgree, submits])
  const submitValues = (form: CredentialsForm, data: CredentialsData) => {
    const fields = filledFields(form, data)
    const event = { type: 'SUBMIT_CREDENTIALS', fields, sandbox: sandbox?.recognises(fields) ?? false } as const
    if (submit(event)) setSubmits(submits + 1)
  }
  return (
    <Screen
      hero={<SourceLogo src={source?.logo_url} name={provider} size="large" />}
      heading={text('credentials.heading', { provider })}
      text={text('credentials.text', { provider })}
      footer={
        result.ok && (
          <>
            <SubmitError view={view} offline={offline} />
            <PrimaryButton form={formId} disabled={view.preview} busy={view.busy}>
              {text('credentials.submit')}
            </PrimaryButton>
            {view.can('USE_PHONE') && <OnPhone view={view} onPress={() => send({ type: 'USE_PHONE' })} />}
          </>
        )
      }
    >
      {notice && (
        <Notice tone="warning">
          {notice.text ? flowText(notice.text, namesIn(view, provider)) : text('notice.warning', { provider })}
        </Notice>
      )}
      {result.ok ? (
        <SchemaForm
          key={submits}
          id={formId}
          form={result.form}
          busy={view.busy}
          disabled={view.preview}
          texts={{ agree: { label: <Agreement client={client} /> }, ...explanations(view, result.form) }}
          onChange={(data) => keepEntered(key, withoutSecrets(result.form, data))}
          onSubmit={(data) => submitValues(result.form, data)}
        />
      ) : (
        <Notice tone="error">{text(result.problem)}</Notice>
      )}
      {view.options?.signInLinks && (
        <Part view={view} name="reset-password">
          <SignInLinks view={view} />
        </Part>
      )}
      {source?.website && !view.options?.signInLinks && (
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

/** What the flow explains about the fields of this source, by their keys in the form. */
function explanations(view: View, { sent }: CredentialsForm): Record<string, FieldText> {
  const found = sent.flatMap(({ key, name }) => {
    const explanation = explanationOf(view, name)
    return explanation ? [[key, { explanation: <Explanation view={view} of={explanation} /> }] as const] : []
  })
  return Object.fromEntries(found)
}
