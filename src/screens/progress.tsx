import type { MessageId } from '../i18n/index.ts'
import { useRotation } from './parts/use-rotation.ts'
import { Working } from './parts/working.tsx'
import type { ScreenProps } from './view.ts'

const messages: [MessageId, ...MessageId[]] = [
  'progress.connecting',
  'progress.connected',
  'progress.sending',
  'progress.validating',
]

/**
 * Credentials are sent or checked (conformance 2.60). The last message stays, because 'Connecting...' after it would
 * look like a failure.
 */
export function Progress({ view }: ScreenProps) {
  const message = useRotation(messages, view.settings.loadingMessageEveryMs, true)
  return <Working view={view} heading="progress.heading" message={message} note="progress.wait" />
}
