import { type ReactNode, useEffect } from 'react'
import type { MessageId } from '../../i18n/index.ts'
import { LogoMark, ProgressMark, Screen, Small, SourceLogo, useAnnounce, useText } from '../../ui/index.ts'
import type { View } from '../view.ts'

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

interface WorkingScreenProps {
  view: View
  heading: MessageId
  /** Under the heading. */
  text: string
  children: ReactNode
}

/** A ring around the logo of the source, which closes at the end. */
export function WorkingScreen({ view: { source, settling }, heading, text: words, children }: WorkingScreenProps) {
  const text = useText()
  const mark = (
    <ProgressMark done={settling}>
      {source ? <SourceLogo src={source.logo_url} name={source.name} size="large" /> : <LogoMark size={48} />}
    </ProgressMark>
  )
  return (
    <Screen align="center" hero={mark} heading={text(heading)} text={words}>
      {children}
    </Screen>
  )
}
