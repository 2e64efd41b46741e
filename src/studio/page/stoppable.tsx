import { type ReactNode, useState } from 'react'
import { useSave } from '../storage/context.tsx'
import { useStudioState } from '../store/context.tsx'
import { type TextId, useTexts } from '../texts.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

interface StoppableProps {
  /** The name of what can stop. */
  label: TextId
  /** Called before another try. */
  beforeTry?: () => void
  children: ReactNode
}

/** A part of the page, or the whole. If it stops, the texts are still there: this says so, and offers ways on. */
export function Stoppable({ label, beforeTry, children }: StoppableProps) {
  const text = useTexts()
  const save = useSave()
  const definition = useStudioState((state) => state.definition)
  const [attempt, setAttempt] = useState(0)
  const tryAgain = () => {
    beforeTry?.()
    setAttempt(attempt + 1)
  }
  const fallback = (
    <div className="stopped">
      <p role="alert">{text('stopped', { part: text(label) })}</p>
      <div className="actions">
        <button type="button" onClick={tryAgain}>
          {text('stopped.again')}
        </button>
        <button type="button" onClick={save}>
          {text('save')}
        </button>
        <button type="button" onClick={() => location.reload()}>
          {text('stopped.reload')}
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
