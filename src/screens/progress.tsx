import type { CallName } from '../generated/flow.types.ts'
import type { MessageId } from '../i18n/index.ts'
import { TimelineOr } from './options/connection-timeline.tsx'
import { useRotation } from './parts/use-rotation.ts'
import { Working } from './parts/working.tsx'
import type { ScreenProps } from './view.ts'

type Messages = [MessageId, ...MessageId[]]

const connecting: Messages = ['progress.connecting', 'progress.connected', 'progress.sending', 'progress.validating']
const verifying: Messages = ['question.verifying', 'waiting.checking']
const saving: Messages = ['select-account.saving', 'waiting.checking']

/** What is said after a call; after any other, and after a reload, that the account is being connected. */
const messagesAfter: Partial<Record<CallName, Messages>> = {
  answerMfa: verifying,
  answerSecurityQuestion: verifying,
  answerCaptcha: verifying,
  selectMfaMethod: verifying,
  selectAccounts: saving,
  selectManualAccounts: saving,
}

/**
 * Something is sent or checked (conformance 2.60, 2.61). The last message stays, because the first one after it would
 * look like a failure.
 */
export function Progress(props: ScreenProps) {
  return (
    <TimelineOr {...props} heading="progress.heading" note="progress.wait">
      <UsualProgress {...props} />
    </TimelineOr>
  )
}

function UsualProgress({ view }: ScreenProps) {
  const messages = (view.lastCall && messagesAfter[view.lastCall]) ?? connecting
  const message = useRotation(messages, view.settings.loadingMessageEveryMs, true)
  return <Working view={view} heading="progress.heading" message={message} note="progress.wait" />
}
