import { useEffect } from 'react'
import type { MessageId } from '../../i18n/index.ts'
import { LogoMark, ProgressMark, Screen, Small, SourceLogo, useAnnounce, useText } from '../../ui/index.ts'
import type { View } from '../view.ts'

interface WorkingProps {
  view: View
  heading: MessageId
  /** What the server is at, as far as one can tell. */
  message: MessageId
  /** How long it may take. Its line is kept where there is none and when all is done, so that nothing moves. */
  note?: MessageId
}

/** The server is at work. Each message is read out once, however often its screen is drawn. */
export function Working({ view: { source, settling }, heading, message, note }: WorkingProps) {
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
      <Small style={{ visibility: note && !settling ? 'visible' : 'hidden' }}>{note ? text(note) : '\u00a0'}</Small>
    </Screen>
  )
}
