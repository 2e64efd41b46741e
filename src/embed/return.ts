/** Redirect mode: the page at `return_url` reads how the session ended (docs/host.md). */
import type { Reason, Result } from '../generated/messages.types.ts'

/** What the widget wrote into the fragment of `return_url`. */
export type ReturnedSession =
  | ({ status: 'success' } & Pick<Result, 'public_token' | 'job_guid' | 'data' | 'answers'>)
  | { status: 'exit'; reason?: Reason }

/** @param fragment of the page: `location.hash`. Returns null if the widget did not write it. Never throws. */
export function readReturn(fragment: string): ReturnedSession | null {
  const { status, data, answers, ...texts } = Object.fromEntries(new URLSearchParams(fragment.replace('#', '')))
  try {
    const parsed = { ...(data && { data: JSON.parse(data) }), ...(answers && { answers: JSON.parse(answers) }) }
    return status === 'success' || status === 'exit' ? { status, ...texts, ...parsed } : null
  } catch {
    return null
  }
}
