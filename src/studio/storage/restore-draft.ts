import { documentsIn } from '../store/files.ts'
import type { Studio } from '../store/store.ts'
import type { Draft } from './draft.ts'

/** What a draft says besides its texts. A draft of another text than the one that is there now is for the user to decide. */
export function restoreDraft({ store, setSaveState, setCustomer }: Studio, { files, customer, written }: Draft): void {
  const outdated = documentsIn(store.getState()).flatMap(([file, document]) => {
    const kept = files.find((each) => each.file === file)
    const isOther = kept && kept.base !== document.base && written[file] !== document.base
    return isOther && document.text !== document.base ? [{ file, base: kept.base }] : []
  })
  setSaveState({ written, outdated })
  setCustomer(customer)
}
