/** The text that is not saved yet, kept for this tab: it survives a reload, and no other tab can overwrite it. */

interface Draft {
  /** The text of the file that was edited: of another one it would be the wrong draft. */
  base: string
  text: string
}

const keyOf = (file: string) => `tieline-studio:${file}`

/** Does nothing where the browser keeps nothing for this page. */
export function keepDraft(file: string, { base, text }: Draft): void {
  try {
    if (text === base) sessionStorage.removeItem(keyOf(file))
    else sessionStorage.setItem(keyOf(file), JSON.stringify({ base, text }))
  } catch {
    // The storage is full or forbidden: the file can still be saved.
  }
}

/** null: there is none for this text of the file. */
export function readDraft(file: string, base: string): string | null {
  try {
    const kept = sessionStorage.getItem(keyOf(file))
    const draft = kept === null ? null : (JSON.parse(kept) as Draft)
    return draft?.base === base ? draft.text : null
  } catch {
    return null
  }
}
