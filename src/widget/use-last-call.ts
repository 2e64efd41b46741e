import { useState } from 'react'
import type { State } from '../engine/index.ts'
import { type CompiledFlow, defined } from '../flow/index.ts'
import type { View } from '../screens/index.ts'

/** The last call that was pending. The engine forgets a call that has ended; the user still waits for its effect. */
export function useLastCall(
  { calls }: Pick<CompiledFlow, 'calls'>,
  { pending }: Pick<State, 'pending'>,
): View['lastCall'] {
  const [last, setLast] = useState<View['lastCall']>(null)
  const now = pending === null ? last : defined(calls[pending], 'call that is pending').effect
  if (now !== last) setLast(now)
  return now
}
