/** Opens files that the user chooses on this device, and writes them back (docs/decisions/0036). */
import { directoryOpen, type FileWithDirectoryAndFileHandle, fileOpen, fileSave } from 'browser-fs-access'
import { defined } from '../../flow/index.ts'
import { familyOf, folderOf, isFlowFile, isFormFile, isTestsFile, type SourceFile } from '../../flow-files/index.ts'
import { languages } from '../../i18n/index.ts'
import type { Files } from '../../lint/index.ts'
import { allFiles } from '../store/files.ts'
import { isMarked } from './byte-order-mark.ts'
import { existingFile, makeFile } from './file-in-folder.ts'
import type { FileLocation } from './file-location.ts'

/** A file that was chosen. */
export interface DiskFile {
  /** From the chosen folder on; a file that was chosen by itself has its name only. */
  path: string
  text: string
  /** Whether it begins with a byte order mark. */
  isMarked: boolean
  handle: FileSystemFileHandle | null
  /** The folder in which it lies; null: it was chosen by itself, or the browser gives no access. */
  folder: FileSystemDirectoryHandle | null
}

/** The files of one flow, as a draft keeps them. */
export interface DiskFlow {
  /** Of the flow, as it was chosen. */
  path: string
  files: Files
  /** What is made later is added. */
  handles: Record<string, FileSystemFileHandle>
  /** Those that begin with a byte order mark. */
  marked?: readonly string[]
  /** Of the flow; new files are made there. */
  folder: FileSystemDirectoryHandle | null
}

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

const isLocale = (name: string) => languages.some((language) => name === `${language}.json`)

export const flowsAmong = (files: readonly DiskFile[]): DiskFile[] => files.filter(({ path }) => isFlowFile(path))

/**
 * The flow with what belongs to it. Files of the same name that lie in another folder stay out. All get the paths that
 * every tool writes, wherever they lie.
 */
export function diskFlow(flow: DiskFile, chosen: readonly DiskFile[]): DiskFlow {
  const usual = usualPaths(folderOf(flow.path))
  const files = new Map(
    chosen.flatMap((each) => {
      const file = usual(each.path)
      return file === null ? [] : [[file, each] as const]
    }),
  )
  const sources = [...files].map(([file, { text }]) => ({ file, text }))
  const family = familyOf({ file: defined(usual(flow.path), 'path'), text: flow.text }, sources)
  const locales = sources.filter(({ file }) => file.startsWith('locales/'))
  const used = allFiles({ ...family, locales })
  return {
    path: flow.path,
    files: { ...family, locales },
    handles: Object.fromEntries(
      used.flatMap(({ file }) => {
        const handle = files.get(file)?.handle
        return handle ? [[file, handle]] : []
      }),
    ),
    marked: used.flatMap(({ file }) => (files.get(file)?.isMarked ? [file] : [])),
    folder: flow.folder,
  }
}

/** @returns null for what lies elsewhere */
function usualPaths(folder: string): (path: string) => string | null {
  const locales = `${folder.replace(/[^/]+\/$/, '')}locales/`
  return (path) => {
    const own = folderOf(path)
    const name = path.slice(own.length)
    if (isFormFile(name)) return own === `${folder}forms/` || own === '' ? `flows/forms/${name}` : null
    if (isLocale(name)) return own === locales || own === '' ? `locales/${name}` : null
    return own === folder ? `flows/${name}` : null
  }
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
