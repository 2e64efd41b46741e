import type { StudioState } from '../store/state.ts'
import type { TextId } from '../ui-texts.tsx'

/** What is said in place of a customer who is chosen but not among those of the flow; an edit may have ended it. */
export function nameOfUnknown({ run, results }: Pick<StudioState, 'run' | 'results'>): TextId {
  if (run) return 'play.customer-of-session'
  const isUnderWay = results.state === 'working' || results.state === 'tested'
  return isUnderWay ? 'results.working' : 'customer.gone'
}
