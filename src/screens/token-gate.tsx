import type { MessageId } from '../i18n/index.ts'
import { Animation, Lead, Notice, PrimaryButton, Screen, useText } from '../ui/index.ts'
import { OutsideText } from './parts/outside-text.tsx'

/** Why there is no session (conformance 2.14–2.17). */
export type TokenGateProps = (
  | { reason: 'required' }
  /** `shown`: the token of the address, cut to a length that can be shown. */
  | { reason: 'invalid'; shown: string }
  /** Client info could not be read. `message`: the server's text, if it sent one. */
  | { reason: 'client'; message: string | null; cause: 'refused' | 'unreachable' }
) & { onRetry?: () => void }

const withoutMessage: Record<'refused' | 'unreachable', MessageId> = {
  refused: 'token-gate.expired',
  unreachable: 'token-gate.unreachable',
}

export function TokenGate(props: TokenGateProps) {
  const text = useText()
  return (
    <Screen
      align="center"
      hero={<Animation name="error" height={120} still />}
      heading={text('token-gate.heading')}
      footer={props.onRetry && <PrimaryButton onClick={props.onRetry}>{text('retry.button')}</PrimaryButton>}
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

function Reason(props: TokenGateProps) {
  const text = useText()
  if (props.reason === 'required') return text('token-gate.required')
  if (props.reason === 'invalid') return text('token-gate.invalid', { guid: props.shown })
  return props.message ? <OutsideText>{props.message}</OutsideText> : text(withoutMessage[props.cause])
}
