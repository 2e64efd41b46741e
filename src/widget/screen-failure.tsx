/** What is shown where a screen fails or does not arrive: parts of the first screen only, so that no file can be missing. */
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { forgetFailedScreens } from '../screens/index.ts'
import { PrimaryButton, Screen, useText } from '../ui/index.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import type { Host } from './report.ts'

const slowFileMs = 10_000
const slowQuestionMs = 4000

interface ScreenBoundaryProps {
  /** Another place is drawn although this one has failed. */
  subject: unknown
  host: Host
  /** Draws what belongs to a screen around the message. */
  frame: (message: ReactNode) => ReactNode
  children: ReactNode
}

/** A screen that cannot be loaded or drawn does not end its session: it is offered again, and the header still works. */
export function ScreenBoundary({ subject, host, frame, children }: ScreenBoundaryProps) {
  const [tries, setTries] = useState(0)
  const retry = () => {
    // A file that hangs is requested again only with the page.
    if (tries > 0) location.reload()
    forgetFailedScreens()
    setTries(tries + 1)
  }
  return (
    <ErrorBoundary
      key={tries}
      subject={subject}
      fallback={frame(<ScreenFailure onRetry={retry} />)}
      onBreak={() => host.notify({ message: 'error', reason: 'Error' })}
    >
      {children}
    </ErrorBoundary>
  )
}

export function ScreenFailure({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  const retry = <PrimaryButton onClick={onRetry}>{text('retry.button')}</PrimaryButton>
  return <Screen heading={text('problem.heading')} text={text('retry.message')} footer={retry} />
}

interface ExitBoundaryProps {
  host: Host
  onClose: () => void
  /** The exit confirmation. */
  children: ReactNode
}

/** Close works although the exit confirmation does not arrive: then it closes without a question. */
export function ExitBoundary({ host, onClose, children }: ExitBoundaryProps) {
  const close = () => {
    host.notify({ message: 'error', reason: 'Error' })
    onClose()
  }
  return (
    <ErrorBoundary fallback={null} onBreak={close}>
      <Suspense fallback={<LoadingFile question />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

interface LoadingFileProps {
  /** The user has pressed Close and waits for the exit confirmation. */
  question?: boolean
  children?: ReactNode
}

/** Stands for what is loading. A file that does not arrive in time is a failure. */
export function LoadingFile({ question = false, children }: LoadingFileProps) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), question ? slowQuestionMs : slowFileMs)
    return () => clearTimeout(timer)
  }, [question])
  if (isLate) throw new Error('A file of the widget does not arrive.')
  return children
}
