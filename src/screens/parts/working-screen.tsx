import type { ReactNode } from 'react'
import type { MessageId } from '../../i18n/index.ts'
import { LogoMark, ProgressMark, Screen, SourceLogo, useText } from '../../ui/index.ts'
import type { View } from '../view.ts'

interface WorkingScreenProps {
  view: View
  heading: MessageId
  /** Under the heading. */
  text: string
  footer?: ReactNode
  children?: ReactNode
}

/** A ring around the logo of the source, which closes at the end. */
export function WorkingScreen({ view: { source, settling }, heading, text: words, ...parts }: WorkingScreenProps) {
  const text = useText()
  const mark = (
    <ProgressMark done={settling}>
      {source ? <SourceLogo src={source.logo_url} name={source.name} size="large" /> : <LogoMark size={48} />}
    </ProgressMark>
  )
  return <Screen align="center" hero={mark} heading={text(heading)} text={words} {...parts} />
}
