/** What is shown where a screen fails or does not arrive: parts of the first screen only, so that no file can be missing. */
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { isPageServed } from '../api/index.ts'
import { forgetFailedScreens, inTime, type Send } from '../screens/index.ts'
import { PrimaryButton, Screen, useText } from '../ui/index.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import type { Host } from './report.ts'

const slowFileMs = 10_000
const slowQuestionMs = 4000
const triesInPlace = 2

/** A deployment replaces files: those of a page that was loaded before never come, and only a new page names others. */
async function reloadOr(again: () => void) {
  if (await inTime(isPageServed(location.origin + location.pathname)).catch(() => false)) location.reload()
  else again()
}

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
  const again = () => {
    forgetFailedScreens()
    setTries(tries + 1)
  }
  const retry = tries < triesInPlace ? again : () => reloadOr(again)
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

/** Without `onRetry` the page is loaded anew; while the server does not answer, this one stays: it has the session. */
export function ScreenFailure({ onRetry }: { onRetry?: () => void }) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const reload = () => {
    setAsking(true)
    reloadOr(() => setAsking(false))
  }
  const retry = (
    <PrimaryButton busy={isAsking} onClick={onRetry ?? reload}>
      {text('retry.button')}
    </PrimaryButton>
  )
  return <Screen heading={text('problem.heading')} text={text('retry.message')} footer={retry} />
}

interface ExitBoundaryProps {
  host: Host
  /** The event that the confirmation would send. */
  send: Send
  /** The exit confirmation. */
  children: ReactNode
}

/** Close works although the exit confirmation does not arrive: then it closes without a question. */
export function ExitBoundary({ host, send, children }: ExitBoundaryProps) {
  const close = () => {
    host.notify({ message: 'error', reason: 'Error' })
    send({ type: 'CONFIRM_CLOSE' })
  }
  return (
    <ErrorBoundary fallback={null} onBreak={close}>
      <Suspense fallback={<LoadingQuestion onLate={close} />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

interface LoadingFileProps {
  host: Host
  /** What stands for it. */
  children: ReactNode
}

/** While the file of a screen loads. One that hangs is requested again only with the page. */
export function LoadingFile({ host, children }: LoadingFileProps) {
  const isLate = useDeadline(slowFileMs, () => host.notify({ message: 'error', reason: 'Error' }))
  if (!isLate) return children
  return (
    <div role="alert" style={{ display: 'contents' }}>
      <ScreenFailure />
    </div>
  )
}

/** While the file of the exit confirmation loads. */
export function LoadingQuestion({ onLate }: { onLate: () => void }) {
  useDeadline(slowQuestionMs, onLate)
  return null
}

/** Returns whether the component has been shown for so long; `onLate` is called then. */
function useDeadline(ms: number, onLate: () => void): boolean {
  const [isLate, setLate] = useState(false)
  const end = useRef(onLate)
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true)
      end.current()
    }, ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isLate
}
