import { onlineManager, type UseQueryResult } from '@tanstack/react-query'
import { Notice, RetryNotice } from '../../ui/index.ts'
import type { View } from '../view.ts'
import { FailureText } from './failure-text.tsx'
import { OutsideText } from './outside-text.tsx'

export type Phase = 'ready' | 'loading' | 'failed'

/** What a screen shows of a read. Old data stays while newer data is read, also if that fails. */
export function phaseOf(read: Pick<UseQueryResult, 'data' | 'isError' | 'isPaused' | 'isFetching'>): Phase {
  if (read.data !== undefined) return 'ready'
  return read.isPaused || (read.isError && !read.isFetching) ? 'failed' : 'loading'
}

/** What is shown could not be read again, and is until it can: it may no longer be what the server asks. */
export const isOutdated = (read: Pick<UseQueryResult, 'data' | 'isError' | 'isPaused'>) =>
  read.data !== undefined && (read.isPaused || read.isError)

interface ReadFailedProps {
  view: View
  read: Pick<UseQueryResult, 'error' | 'refetch'>
  /** Shown if the server sent no text; default: that loading failed. */
  message?: string | undefined
  tone?: 'error' | 'warning'
  /** It is being read again, as the user asked. */
  busy?: boolean
}

/** Says that a read failed, with the server's text if it sent one and a button to read again unless that is of no use. */
export function ReadFailed({ view, read, message, busy, tone = 'error' }: ReadFailedProps) {
  const serverText = view.explain(read.error)
  const retry = () => void readAgain(read.refetch)
  if (view.hasExpired(read.error)) {
    return (
      <Notice tone="error">
        <FailureText view={{ failure: 'expired', problemText: serverText }} />
      </Notice>
    )
  }
  return (
    <RetryNotice
      tone={tone}
      busy={busy}
      onRetry={retry}
      message={serverText ? <OutsideText>{serverText}</OutsideText> : message}
    />
  )
}

/** Browsers may be wrong when they say that they are offline, so what a user asks for is sent. A failure shows that they were right. */
export async function readAgain(refetch: ReadFailedProps['read']['refetch']) {
  onlineManager.setOnline(true)
  const { isError } = await refetch()
  if (isError) onlineManager.setOnline(navigator.onLine !== false)
}
