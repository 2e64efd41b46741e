import { useId, useState } from 'react'
import {
  Animation,
  PrimaryButton,
  preloadAnimation,
  RetryNotice,
  SafeLink,
  Screen,
  SecondaryButton,
  Skeleton,
  Text,
  useAnnounce,
  useMedia,
  useText,
} from '../ui/index.ts'
import { cutName } from '../untrusted/index.ts'
import { type ErrorScreenProps, withCauses } from './options/with-causes.tsx'
import { FailureText } from './parts/failure-text.tsx'
import { fetchedPart, useFetchedPart } from './parts/fetched-part.ts'
import { OfflineNotice } from './parts/offline-notice.tsx'
import { OutsideText } from './parts/outside-text.tsx'
import { tryAgain } from './parts/try-again.ts'
import { useSubmit } from './parts/use-submit.ts'
import type { View } from './view.ts'

/** Users who save data get no form before they need one, and nothing else of this screen may need the network. */
const emailField = fetchedPart(() => import('./parts/email-field.tsx').then(({ EmailField }) => EmailField))

/** Something failed that the user cannot correct, or the user asked for help: the user can leave an e-mail address. */
function SubmitEmail({ view, send, cause: own }: ErrorScreenProps) {
  const text = useText()
  const formId = useId()
  const { Part: EmailField, hasFailed, retry } = useFetchedPart(emailField)
  const announce = useAnnounce()
  const fetchAgain = () => {
    announce(text('app.loading'))
    retry()
  }
  const { submit, offline } = useSubmit(send)
  const isHelp = view.problem === 'NeedsHelp'
  const cause = own ? null : causeOf(view)
  // A submit removes the cause; the picture keeps its size meanwhile.
  const [hadCause] = useState(cause !== null)
  const isTall = useMedia('(min-height: 720px)')
  return (
    <Screen
      align={isHelp ? 'start' : 'center'}
      hero={!isHelp && <Animation name="error" height={isTall && !hadCause ? 180 : 80} />}
      heading={own?.heading ?? text(isHelp ? 'error-submit-email.heading-help' : 'error-submit-email.heading')}
      cause={cause}
      text={own?.text ?? text(isHelp ? 'error-submit-email.text-help' : 'error-submit-email.text')}
      footer={
        <>
          {offline && <OfflineNotice />}
          {EmailField && (
            <PrimaryButton
              form={formId}
              disabled={view.preview}
              busy={view.busy}
              busyLabel={text('error-submit-email.submitting')}
            >
              {text('error-submit-email.submit')}
            </PrimaryButton>
          )}
          {view.can('TRY_AGAIN') && (
            <SecondaryButton disabled={view.preview || view.busy} onClick={() => tryAgain(send)}>
              {text('retry.button')}
            </SecondaryButton>
          )}
        </>
      }
    >
      <div style={{ alignSelf: 'stretch', textAlign: 'start', display: 'flex', flexDirection: 'column', gap: 20 }}>
        {EmailField ? (
          <EmailField id={formId} view={view} onSubmit={(email) => submit({ type: 'SUBMIT_EMAIL', email })} />
        ) : hasFailed ? (
          <RetryNotice onRetry={fetchAgain} />
        ) : (
          <Skeleton of="field" />
        )}
      </div>
    </Screen>
  )
}

/** Nothing that is sent in a session that has expired would arrive, so nothing is asked for. */
function Expired({ view, send }: ErrorScreenProps) {
  const text = useText()
  return (
    <Screen
      align="center"
      hero={<Animation name="error" height={80} />}
      heading={text('error-submit-email.heading')}
      cause={<FailureText view={view} />}
      footer={
        <PrimaryButton disabled={view.preview} onClick={() => send({ type: 'PROMPT_CLOSE' })}>
          {text('error-submit-email.close')}
        </PrimaryButton>
      }
    />
  )
}

function Report(props: ErrorScreenProps) {
  const [isExpired] = useState(props.view.failure === 'expired')
  return isExpired ? <Expired {...props} /> : <SubmitEmail {...props} />
}

export const ErrorSubmitEmail = withCauses(Report, (view) => ({
  'try-again': view.can('TRY_AGAIN'),
  'another-source': view.can('CHANGE_SOURCE'),
  contact: true,
}))

/** Says what failed, if it is known. What the source itself refuses can often be corrected on its website. */
function causeOf(view: View) {
  const { failure, problemText, source } = view
  if (failure !== null && failure !== 'refused') return <FailureText view={view} />
  if (!problemText) return null
  return (
    <>
      <p>
        <OutsideText>{problemText}</OutsideText>
      </p>
      {source?.website && (
        <p>
          <SafeLink href={source.website} alone>
            <Text id="error-submit-email.website" values={{ provider: cutName(source.name) }} />
          </SafeLink>
        </p>
      )}
    </>
  )
}

/** What is drawn later than the screen itself. */
export async function preload(): Promise<void> {
  await emailField.load()
  await preloadAnimation('error')
}
