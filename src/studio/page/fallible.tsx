import { type ReactNode, useState } from 'react'
import { useSave } from '../storage/context.tsx'
import { useStudioState } from '../store/context.tsx'
import { type TextId, useTexts } from '../ui-texts.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

interface FallibleProps {
  /** The name of what can fail. */
  label: TextId
  /** Called before another try. */
  beforeTry?: () => void
  children: ReactNode
}

/** A part of the page, or the whole. If it fails, the texts are still there: this says so, and offers ways on. */
export function Fallible({ label, beforeTry, children }: FallibleProps) {
  const text = useTexts()
  const save = useSave()
  const definition = useStudioState((state) => state.definition)
  const [attempt, setAttempt] = useState(0)
  const tryAgain = () => {
    beforeTry?.()
    setAttempt(attempt + 1)
  }
  const fallback = (
    <div className="failed">
      <p role="alert">{text('failed', { part: text(label) })}</p>
      <div className="actions">
        <button type="button" onClick={tryAgain}>
          {text('failed.again')}
        </button>
        <button type="button" onClick={save}>
          {text('save')}
        </button>
        <button type="button" onClick={() => location.reload()}>
          {text('failed.reload')}
        </button>
      </div>
    </div>
  )
  return (
    <ErrorBoundary key={attempt} fallback={fallback} subject={definition}>
      {children}
    </ErrorBoundary>
  )
}
