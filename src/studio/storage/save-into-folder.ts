/** Writes files into a folder that the user chooses. What is there with another text is replaced only if the user agrees. */
import type { SourceFile } from '../../flow-files/index.ts'
import { documentsIn } from '../store/files.ts'
import type { Studio } from '../store/store.ts'
import { asWritten } from './byte-order-mark.ts'
import { writeFile } from './disk.ts'
import { existingFile, fileIn, orNull } from './file-in-folder.ts'
import type { FileLocation } from './file-location.ts'
import { markWritten } from './save.ts'

type FolderPicker = (options: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>

const picker = () => (window as { showDirectoryPicker?: FolderPicker }).showDirectoryPicker

/** Not in every browser. */
export const canSaveIntoFolder = (): boolean => picker() !== undefined

/** `refused`: the browser gives no access to a folder; null: the user has chosen none. */
export async function chooseFolderToWrite(): Promise<FileSystemDirectoryHandle | 'refused' | null> {
  try {
    return (await picker()?.({ mode: 'readwrite' })) ?? null
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return error.name === 'AbortError' ? null : 'refused'
  }
}

/** `asks`: nothing was written, because these files have another text; `failed`: these were not written, the others were. */
export type FolderSave = { code: 'saved' } | { code: 'asks' | 'failed'; files: readonly string[] }

/** @param agreed files that may be replaced */
export async function saveIntoFolder(
  studio: Studio,
  place: FileLocation,
  folder: FileSystemDirectoryHandle,
  files: readonly SourceFile[],
  agreed: readonly string[],
): Promise<FolderSave> {
  const differing = await among(files, (each) => differs(place, folder, each))
  if (differing.some((file) => !agreed.includes(file))) return { code: 'asks', files: differing }
  const failed = await among(files, async (each) => !(await write(studio, place, folder, each)))
  return failed.length > 0 ? { code: 'failed', files: failed } : { code: 'saved' }
}

/** One after the other: a browser may ask the user for each. */
async function among(files: readonly SourceFile[], is: (file: SourceFile) => Promise<boolean>): Promise<string[]> {
  const found: string[] = []
  for (const each of files) if (await is(each)) found.push(each.file)
  return found
}

/** What is there and can't be read is not known to be the same. */
async function differs(
  place: FileLocation,
  folder: FileSystemDirectoryHandle,
  { file, text }: SourceFile,
): Promise<boolean> {
  const handle = (await place.localeBeside(folder, file)) ?? (await existingFile(folder, file))
  return handle !== null && (await orNull(handle.getFile().then((found) => found.text()))) !== text
}

/** false: it can't be written. What belongs to the files that are open counts as saved. */
async function write(
  studio: Studio,
  place: FileLocation,
  folder: FileSystemDirectoryHandle,
  each: SourceFile,
): Promise<boolean> {
  const { file, text } = each
  const handle = (await place.localeBeside(folder, file)) ?? (await orNull(fileIn(folder, file, { create: true })))
  if (!handle || !(await writeFile(handle, asWritten(place.marked, each)))) return false
  const isEdited = documentsIn(studio.store.getState()).some(([path]) => path === file)
  if (isEdited && (await place.takeIn(file, handle))) markWritten(studio, file, text)
  return true
}
