import { type ReactNode, useEffect } from 'react'
import type { MessageId } from '../../i18n/index.ts'
import { LogoMark, ProgressMark, Screen, SourceLogo, useAnnounce, useText } from '../../ui/index.ts'
import type { View } from '../view.ts'

interface WorkingProps {
  view: View
  heading: MessageId
  /** What the server is at, as far as one can tell. */
  message: MessageId
  children?: ReactNode
}

/** The server is at work. Each message is read out once, however often its screen is drawn (hostile world 68). */
export function Working({ view: { source, settling }, heading, message, children }: WorkingProps) {
  const text = useText()
  const announce = useAnnounce()
  const words = text(settling ? 'progress.loaded' : message)
  useEffect(() => announce(words), [announce, words])
  const mark = (
    <ProgressMark done={settling}>
      {source ? <SourceLogo src={source.logo_url} name={source.name} large /> : <LogoMark size={48} />}
    </ProgressMark>
  )
  return (
    <Screen align="center" hero={mark} heading={text(heading)} text={words}>
      {/* Kept in its place when all is done, so that nothing moves. */}
      <div style={{ visibility: settling ? 'hidden' : 'visible' }}>{children}</div>
    </Screen>
  )
}
