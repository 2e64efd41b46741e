/** Gives files back: in place or as downloads. Besides `save-into-folder.ts`, they leave this page in no other way. */
import type { SourceFile } from '../../flow-files/index.ts'
import type { StudioDocument } from '../document/document.ts'
import { changedDocuments, documentsIn } from '../store/files.ts'
import type { StudioState } from '../store/state.ts'
import type { Studio } from '../store/store.ts'
import { asWritten } from './byte-order-mark.ts'
import { writeFile } from './disk.ts'
import type { FileLocation } from './file-location.ts'
import { lookAgain } from './watch-files.ts'

/** Hands the text to the browser as a file to download. */
export function save(path: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = nameOf(path)
  link.click()
  // The address is needed until the download has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/**
 * Writes what differs into the files that were opened; a flow that has no file here, or none that may be written, is
 * downloaded. A file that has changed since it was opened is not overwritten before the user has decided.
 */
export async function saveFlow(studio: Studio, place: FileLocation): Promise<void> {
  if (Object.keys(place.handles).length === 0) return download(studio, place)
  await place.askForAccess()
  if (!(await lookAgain(studio, place))) return
  for (const { file, text } of unsavedFiles(studio.store.getState())) {
    const handle = place.handles[file] ?? (await place.make(file))
    const written = asWritten(place.marked, { file, text })
    if (handle && (await writeFile(handle, written))) markWritten(studio, file, text)
    else save(file, written)
    // A file that can't be made there: the next save would download it again.
    if (!handle) markWritten(studio, file, text)
  }
}

/** A file that was made here and undone again is empty. Where it was saved before, that text stays: nothing is removed. */
export const unsavedFiles = (state: StudioState): SourceFile[] =>
  documentsIn(state).flatMap(([file, { base, text }]) =>
    text === '' || text === (state.saveState.written[file] ?? base) ? [] : [{ file, text }],
  )

/** Every file that differs; the flow where none does. */
function download(studio: Studio, place: FileLocation): void {
  const state = studio.store.getState()
  const changed = changedDocuments(state)
  const files: [string, StudioDocument][] = changed.length > 0 ? changed : [[state.file, state.document]]
  downloadFiles(
    studio,
    place,
    files.map(([file, { text }]) => ({ file, text })),
  )
}

/** A flow whose files can be written in place is not saved by this: the next save writes it there. */
export function downloadFiles(studio: Studio, { marked, handles }: FileLocation, files: readonly SourceFile[]): void {
  const isSaved = Object.keys(handles).length === 0
  const edited = new Set(documentsIn(studio.store.getState()).map(([file]) => file))
  for (const { file, text } of files) {
    save(file, asWritten(marked, { file, text }))
    if (isSaved && edited.has(file)) markWritten(studio, file, text)
  }
}

export const markWritten = ({ store, setSaveState }: Studio, file: string, text: string) =>
  setSaveState({ written: { ...store.getState().saveState.written, [file]: text } })
