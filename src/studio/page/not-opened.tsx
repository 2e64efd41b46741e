import { failureInWords } from '../files/failure-in-words.ts'
import { OpenButtons } from '../files/open-buttons.tsx'
import type { Failure } from '../storage/context.tsx'
import { useTexts } from '../ui-texts.tsx'

/** In place of the window: why there is no flow, and how to open one. */
export function NotOpened({ failure, name }: { failure: Failure; name: string }) {
  const text = useTexts()
  return (
    <main className="start">
      <h1>{text('title')}</h1>
      <p className="failed" role="alert">
        {failureInWords(failure, name, text)}
      </p>
      <h2>{text('open.other')}</h2>
      <OpenButtons />
    </main>
  )
}
