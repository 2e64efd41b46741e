import { useEffect } from 'react'
import type { MessageId } from '../../i18n/index.ts'
import { Small, useAnnounce, useText } from '../../ui/index.ts'
import type { View } from '../view.ts'
import { WorkingScreen } from './working-screen.tsx'

interface WorkingProps {
  view: View
  heading: MessageId
  /** What the server is probably doing. */
  message: MessageId
  /** How long it may take. The line is kept without a note and at the end, so that nothing moves. */
  note?: MessageId
  /** Larger for a note that says what the user has to do. */
  as?: typeof Small
}

/** The server is working. Each message is announced once. */
export function Working({ view, heading, message, note, as: Note = Small }: WorkingProps) {
  const { settling } = view
  const text = useText()
  const announce = useAnnounce()
  const status = text(settling ? 'progress.loaded' : message)
  useEffect(() => announce(status), [announce, status])
  return (
    <WorkingScreen view={view} heading={heading} text={status}>
      <Note style={{ visibility: note && !settling ? 'visible' : 'hidden' }}>{note ? text(note) : '\u00a0'}</Note>
    </WorkingScreen>
  )
}
