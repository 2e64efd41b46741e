import { variantsOf } from '../results/customers.ts'
import { allFiles, filesNow } from '../store/files.ts'
import type { Alternative } from '../store/state.ts'
import type { Studio } from '../store/store.ts'
import { editOfFlow } from './edits-of.ts'

/** In place of the edit, as one step to undo. */
export function takeAlternative(
  { store, apply, applyTo, together, undo }: Studio,
  { edit, editMerged }: Alternative,
): void {
  undo()
  together(() => {
    apply(edit)
    if (!editMerged) return
    const files = () => allFiles(filesNow(store.getState()))
    for (const variant of variantsOf(store.getState().file, files()))
      applyTo(variant, () => editOfFlow(variant, files(), editMerged))
  })
}
