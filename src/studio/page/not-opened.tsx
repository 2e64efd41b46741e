import { OpenButtons } from '../files/open-buttons.tsx'
import { type TextId, useTexts } from '../ui-texts.tsx'

export type Why = 'none' | 'shape' | 'refused' | 'failed'

const sentences: Readonly<Record<Why, TextId>> = {
  none: 'flow.none',
  shape: 'flow.shape',
  refused: 'flow.refused',
  failed: 'flow.failed',
}

/** In place of the window: why there is no flow, and how to open one. */
export function NotOpened({ why, name }: { why: Why; name: string }) {
  const text = useTexts()
  return (
    <main className="start">
      <h1>{text('title')}</h1>
      <p role="alert">{text(sentences[why], { name })}</p>
      <OpenButtons />
    </main>
  )
}
