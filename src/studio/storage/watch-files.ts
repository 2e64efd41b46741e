import type { SourceFile } from '../../flow-files/index.ts'
import { documentOf } from '../store/documents.ts'
import { allFiles, documentsIn } from '../store/files.ts'
import type { StudioState } from '../store/state.ts'
import type { Studio } from '../store/store.ts'
import type { FileLocation } from './file-location.ts'

/**
 * Reads the files again when the user comes back to the page: another person or program may have changed them.
 * @returns stops
 */
export function watchFiles(studio: Studio, place: FileLocation): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void lookAgain(studio, place)
  }
  window.addEventListener('focus', look)
  // What a draft has kept of files of this device may be old.
  if (place.kind === 'disk') look()
  return () => window.removeEventListener('focus', look)
}

/** false: a file has changed, and the user has to decide. */
export async function lookAgain(studio: Studio, place: FileLocation): Promise<boolean> {
  const files = await place.read()
  for (const each of files) takeText(studio, place, each)
  return studio.store.getState().saveState.outdated.length === 0
}

/** What nobody has edited follows the file at once, whether it is shown or not: others may depend on it. */
function takeText(
  { store, rebase, replace, setSaveState }: Studio,
  { kind }: FileLocation,
  { file, text }: SourceFile,
): void {
  const state = store.getState()
  const { outdated, written } = state.saveState
  if (!isKnown(state, file)) return
  const document = documentOf(state, file)
  const last = kind === 'disk' ? (written[file] ?? document.base) : document.base
  if (text === last) return
  const { [file]: _, ...others } = written
  const isNew = document.text !== last && document.text !== text && !outdated.some((each) => each.file === file)
  // The question comes first: a draft that is kept after this has the text that was edited, not the new one.
  setSaveState({ written: others, ...(isNew && { outdated: [...outdated, { file, base: last }] }) })
  rebase(file, text)
  if (document.text === last) replace(file, text, { code: 'file-changed' })
}

/** What appears beside the files that were opened stays out. */
const isKnown = (state: StudioState, file: string): boolean =>
  allFiles(state.opened.files).some((each) => each.file === file) || documentsIn(state).some(([path]) => path === file)
