/** An edit of several files, as one step to undo. */
import type { SourceFile } from '../../flow-files/index.ts'
import type { FileEdit } from '../document/edits/edit.ts'
import { allFiles, filesNow } from './files.ts'
import type { Studio } from './store.ts'

/** @param edits computes them from the path of the flow in front and all files; the last one names the step */
export function applyToFiles(
  { store, applyTo, together }: Studio,
  edits: (front: string, files: readonly SourceFile[]) => readonly FileEdit[],
): void {
  const state = store.getState()
  const made = edits(state.file, allFiles(filesNow(state)))
  together(() => {
    for (const { file, edit } of made) applyTo(file, edit)
  })
}
