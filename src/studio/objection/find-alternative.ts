import type { Files, Finding } from '../../lint/index.ts'
import type { Alternative, Objection, Rejected } from '../store/state.ts'
import { filesWith } from './edits-of.ts'

/**
 * The first of them that nothing speaks against; else what speaks against the first.
 * @param files with the text before the edit
 * @param against what is wrong with files; rejects when its time is over
 */
export async function findAlternative(
  alternatives: readonly Alternative[],
  files: Files,
  front: string,
  against: (files: Files) => Promise<readonly Finding[]>,
): Promise<Pick<Objection, 'alternative' | 'rejected'>> {
  let rejected: Rejected | null = null
  for (const alternative of alternatives) {
    const changed = filesWith(alternative, files, front)
    if (!changed) continue
    const [finding] = await against(changed)
    if (!finding)
      return { alternative: { ...alternative, others: othersChanged(files, changed, front) }, rejected: null }
    rejected ??= { label: alternative.label, finding }
  }
  return { alternative: null, rejected }
}

const othersChanged = (files: Files, changed: Files, front: string): string[] =>
  changed.flows.flatMap(({ file, text }, index) => (file === front || files.flows[index]?.text === text ? [] : [file]))
