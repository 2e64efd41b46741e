import type { StudioState } from '../store/state.ts'

/** Whether the results have nothing to read: Checks is in front, and nothing is found. */
export const hasIdleResults = ({ front, checks }: Pick<StudioState, 'front' | 'checks'>): boolean =>
  (front.results ?? 'checks') === 'checks' && checks.findings.length === 0
