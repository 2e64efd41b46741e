import { Animation, Lead, Notice, PrimaryButton, Screen, SecondaryButton, useText } from '../ui/index.ts'
import { OutsideText } from './parts/outside-text.tsx'

/** Why there is no session (conformance 2.14–2.17). */
export type TokenGateReason =
  | { reason: 'required' }
  /** `shown`: the token of the address, cut to a length that can be shown. */
  | { reason: 'invalid'; shown: string }
  /** Client info, or the flow, could not be read. `message`: the server's text, if it sent one. */
  | { reason: 'client'; message: string | null; cause: 'expired' }
  /** `seconds`: until another try is sent, if the server wants one to wait. */
  | {
      reason: 'client'
      message: string | null
      cause: 'limited' | 'unavailable' | 'unreachable'
      seconds?: number | undefined
    }

export function TokenGate({
  onRetry,
  onClose,
  ...props
}: TokenGateReason & { onRetry?: () => void; onClose: () => void }) {
  const text = useText()
  const CloseButton = onRetry ? SecondaryButton : PrimaryButton
  return (
    <Screen
      align="center"
      hero={<Animation name="error" height={120} still />}
      heading={text('token-gate.heading')}
      footer={
        <>
          {onRetry && <PrimaryButton onClick={onRetry}>{text('retry.button')}</PrimaryButton>}
          <CloseButton onClick={onClose}>{text('token-gate.close')}</CloseButton>
        </>
      }
    >
      <Notice tone="error">
        <Reason {...props} />
      </Notice>
      <div>
        <Lead>{text('token-gate.identify')}</Lead>
        <Lead>{text('token-gate.reopen')}</Lead>
      </div>
    </Screen>
  )
}

function Reason(props: TokenGateReason) {
  const text = useText()
  if (props.reason === 'required') return text('token-gate.required')
  if (props.reason === 'invalid') return text('token-gate.invalid', { guid: props.shown })
  const message = props.message && <OutsideText>{props.message}</OutsideText>
  if (props.cause === 'expired') return message || text('token-gate.expired')
  const { cause, seconds } = props
  if (!seconds && cause !== 'limited')
    return message || text(cause === 'unavailable' ? 'failure.unavailable' : 'token-gate.unreachable')
  const sentence = cause === 'limited' ? 'token-gate.limited' : 'token-gate.unavailable'
  return (
    <>
      {message && <div>{message}</div>}
      {seconds ? text(sentence, { seconds }) : text('failure.limited')}
    </>
  )
}
