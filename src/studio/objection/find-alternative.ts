import type { Finding } from '../../lint/index.ts'
import { applyChange } from '../document/text-change.ts'
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
    if (newFindings(before, await check(applyChange(text, change))).length === 0) return alternative
  }
  return null
}
