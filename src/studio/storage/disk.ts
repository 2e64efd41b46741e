/** Opens files that the user chooses on this device, and writes them back (docs/decisions/0036). */
import { directoryOpen, type FileWithDirectoryAndFileHandle, fileOpen, fileSave } from 'browser-fs-access'
import { isFlowFile, isFormFile, isTestsFile, type SourceFile } from '../../flow-files/index.ts'
import { isMarked } from './byte-order-mark.ts'
import { type DiskFile, type DiskFlow, isLocale } from './disk-flow.ts'
import { existingFile, makeFile } from './file-in-folder.ts'
import type { FileLocation } from './file-location.ts'

const json = { extensions: ['.json'], mimeTypes: ['application/json'], description: 'JSON' }

/** null: the user has chosen none. */
export const chooseFiles = (): Promise<DiskFile[] | null> =>
  chosen(fileOpen({ ...json, multiple: true })).then((files) => files && readAll(files))

/** With what lies in folders below. */
export const chooseFolder = (): Promise<DiskFile[] | null> =>
  chosen(directoryOpen({ recursive: true, mode: 'readwrite', skipDirectory: ({ name }) => skipped.test(name) })).then(
    (files) => files && readAll(files as FileWithDirectoryAndFileHandle[]),
  )

const skipped = /^(\.|node_modules$|dist$)/

export async function chooseFile(): Promise<{ name: string; text: string } | null> {
  const file = await chosen(fileOpen(json))
  return file && { name: file.name, text: await file.text() }
}

async function readAll(files: readonly FileWithDirectoryAndFileHandle[]): Promise<DiskFile[]> {
  const own = files.filter(({ name }) => isFlowFile(name) || isTestsFile(name) || isFormFile(name) || isLocale(name))
  return Promise.all(
    own.map(async (file) => ({
      path: file.webkitRelativePath || file.name,
      text: await file.text(),
      isMarked: await isMarked(file),
      handle: file.handle ?? null,
      folder: file.directoryHandle ?? null,
    })),
  )
}

/** @param name of its drafts */
export const diskPlace = (
  name: string,
  { handles, marked = [], folder }: Omit<DiskFlow, 'path' | 'files'>,
): FileLocation => ({
  kind: 'disk',
  key: diskKey(name),
  handles,
  marked,
  make: async (file) => {
    const handle = folder && (await makeFile(folder, file))
    if (handle) handles[file] = handle
    return handle
  },
  localeBeside: async (chosen, file) =>
    file.startsWith('locales/') && (await folder?.isSameEntry(chosen)) ? (handles[file] ?? null) : null,
  takeIn: async (file, handle) => {
    const own = handles[file] ?? (folder && (await existingFile(folder, file)))
    if (!own || !(await own.isSameEntry(handle))) return false
    handles[file] = own
    return true
  },
  read: async () => {
    const texts = await Promise.all(
      Object.entries(handles).map(async ([file, handle]) => ({ file, text: await textOf(handle) })),
    )
    return texts.filter((each): each is SourceFile => each.text !== null)
  },
  askForAccess: async () => {
    // What is allowed for the folder is allowed for the files in it, so that the user is asked once.
    for (const handle of [...(folder ? [folder] : []), ...Object.values(handles)]) await askFor(handle)
  },
})

export const diskKey = (name: string): string => `disk:${name}`

type Mode = { mode: 'read' | 'readwrite' }

/** In no library of TypeScript yet. */
type Permitted<Handle> = Handle &
  Record<'queryPermission' | 'requestPermission', (of: Mode) => Promise<PermissionState>>

/** A browser rejects where the user has not just done something; the file is then downloaded. */
async function askFor(handle: FileSystemHandle): Promise<void> {
  const permitted = handle as Permitted<FileSystemHandle>
  if ((await permitted.queryPermission({ mode: 'readwrite' })) === 'granted') return
  await permitted.requestPermission({ mode: 'readwrite' }).catch(() => {})
}

/** null: without asking the user it can't be read, or is gone. */
async function textOf(handle: FileSystemFileHandle): Promise<string | null> {
  const permitted = handle as Permitted<FileSystemFileHandle>
  if ((await permitted.queryPermission({ mode: 'read' })) !== 'granted') return null
  return handle.getFile().then(
    (file) => file.text(),
    () => null,
  )
}

/** false: the user has not allowed it, or the file is gone. */
export const writeFile = (handle: FileSystemFileHandle, text: string): Promise<boolean> =>
  fileSave(new Blob([text], { type: 'application/json' }), {}, handle, true).then(
    () => true,
    () => false,
  )

/** null if the user leaves the dialog. */
async function chosen<T>(choice: Promise<T>): Promise<T | null> {
  try {
    return await choice
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}
