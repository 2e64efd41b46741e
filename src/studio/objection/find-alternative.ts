import { applyChange } from '../document/text-change.ts'
import type { Alternative } from '../store/state.ts'

/** The first of them that is right. @param isRight rejects when its time is over */
export async function findAlternative(
  alternatives: readonly Alternative[],
  text: string,
  isRight: (text: string) => Promise<boolean>,
): Promise<Alternative | null> {
  for (const alternative of alternatives) {
    const change = alternative.edit(text)?.change
    if (change && (await isRight(applyChange(text, change)))) return alternative
  }
  return null
}
