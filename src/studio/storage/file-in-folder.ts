/** Files of a folder of this device, by the paths that every tool writes. */
import { defined } from '../../flow/index.ts'

/** A flow lies in the folder itself, and a form in one below it. */
const partsBelow = (file: string): string[] => file.replace(/^flows\//, '').split('/')

/** Rejects with a `DOMException` where it is not there and not made, or where a folder has its name. */
export async function fileIn(
  folder: FileSystemDirectoryHandle,
  file: string,
  { create }: { create: boolean },
): Promise<FileSystemFileHandle> {
  const [name, ...above] = partsBelow(file).reverse()
  let at = folder
  for (const each of above.reverse()) at = await at.getDirectoryHandle(each, { create })
  return at.getFileHandle(defined(name, 'name'), { create })
}

/** null: it is not there, or may not be read. */
export const existingFile = (folder: FileSystemDirectoryHandle, file: string): Promise<FileSystemFileHandle | null> =>
  orNull(fileIn(folder, file, { create: false }))

/** null: it may not be made, or another one has this name. */
export const makeFile = async (
  folder: FileSystemDirectoryHandle,
  file: string,
): Promise<FileSystemFileHandle | null> =>
  (await existingFile(folder, file)) ? null : orNull(fileIn(folder, file, { create: true }))

/** What a browser refuses is null. */
export async function orNull<T>(attempt: Promise<T>): Promise<T | null> {
  try {
    return await attempt
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}
