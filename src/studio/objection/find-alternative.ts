import type { Files } from '../../lint/index.ts'
import type { Alternative } from '../store/state.ts'
import { filesWith } from './edits-of.ts'

/**
 * The first of them that is right.
 * @param files with the text before the edit
 * @param isRight rejects when its time is over
 */
export async function findAlternative(
  alternatives: readonly Alternative[],
  files: Files,
  front: string,
  isRight: (files: Files) => Promise<boolean>,
): Promise<Alternative | null> {
  for (const alternative of alternatives) {
    const changed = filesWith(alternative, files, front)
    if (changed && (await isRight(changed))) return { ...alternative, others: othersChanged(files, changed, front) }
  }
  return null
}

const othersChanged = (files: Files, changed: Files, front: string): string[] =>
  changed.flows.flatMap(({ file, text }, index) => (file === front || files.flows[index]?.text === text ? [] : [file]))
