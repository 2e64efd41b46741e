import type { UseQueryResult } from '@tanstack/react-query'
import { RetryNotice } from '../../ui/index.ts'
import type { View } from '../view.ts'
import { OutsideText } from './outside-text.tsx'

export type Phase = 'ready' | 'loading' | 'failed'

/** What there is to show of a read. Old data stays in sight while newer is asked for, and if that fails. */
export function phaseOf({
  data,
  isError,
  fetchStatus,
}: Pick<UseQueryResult, 'data' | 'isError' | 'fetchStatus'>): Phase {
  if (data !== undefined) return 'ready'
  return fetchStatus === 'paused' || (isError && fetchStatus === 'idle') ? 'failed' : 'loading'
}

interface ReadFailedProps {
  view: View
  read: Pick<UseQueryResult, 'error' | 'refetch'>
  /** What went wrong, where the server gave no words; default: that it could not be loaded. */
  message?: string | undefined
}

/** A read that failed, in the server's words if it gave any, and a way to ask again. */
export function ReadFailed({ view, read, message }: ReadFailedProps) {
  const words = view.explain(read.error)
  const retry = () => {
    // The button goes away with the notice, and the focus must not go with it.
    document.activeElement?.closest('main')?.querySelector<HTMLElement>('[data-heading]')?.focus()
    void read.refetch()
  }
  return <RetryNotice onRetry={retry} message={words ? <OutsideText>{words}</OutsideText> : message} />
}
