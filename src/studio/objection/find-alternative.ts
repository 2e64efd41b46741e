import type { Finding } from '../../lint/index.ts'
import type { Alternative } from '../store/state.ts'
import { newFindings } from './new-findings.ts'

/** The first of them that brings no new finding. @param check rejects when its time is over */
export async function findAlternative(
  alternatives: readonly Alternative[],
  text: string,
  before: readonly Finding[],
  check: (text: string) => Promise<readonly Finding[]>,
): Promise<Alternative | null> {
  for (const alternative of alternatives) {
    const change = alternative.edit(text)?.change
    if (!change) continue
    const after = text.slice(0, change.from) + change.insert + text.slice(change.to)
    if (newFindings(before, await check(after)).length === 0) return alternative
  }
  return null
}
