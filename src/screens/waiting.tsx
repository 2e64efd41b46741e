import type { MessageId } from '../i18n/index.ts'
import { Lead } from '../ui/index.ts'
import { TimelineOr } from './options/connection-timeline.tsx'
import { useRotation } from './parts/use-rotation.ts'
import { Working } from './parts/working.tsx'
import type { ScreenProps } from './view.ts'

const messages: [MessageId, ...MessageId[]] = ['waiting.pending', 'waiting.checking']

/** The source has not said yet what it wants to know (conformance 2.67). */
export function Waiting(props: ScreenProps) {
  return (
    <TimelineOr {...props} heading="waiting.heading" note="waiting.note">
      <UsualWaiting {...props} />
    </TimelineOr>
  )
}

function UsualWaiting({ view }: ScreenProps) {
  const message = useRotation(messages, view.settings.loadingMessageEveryMs, false)
  return <Working view={view} heading="waiting.heading" message={message} note="waiting.note" as={Lead} />
}
