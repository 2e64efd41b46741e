/** The files of a flow among those that were chosen on this device (docs/decisions/0036). */
import { defined } from '../../flow/index.ts'
import { familyOf, folderOf, isFlowFile, isFormFile } from '../../flow-files/index.ts'
import { languages } from '../../i18n/index.ts'
import type { Files } from '../../lint/index.ts'
import { allFiles } from '../store/files.ts'

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

export const isLocale = (name: string): boolean => languages.some((language) => name === `${language}.json`)

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

/**
 * Locales lie beside the folder of the flow; in it, where it is the folder that was chosen.
 * @returns null for what lies elsewhere
 */
function usualPaths(folder: string): (path: string) => string | null {
  const locales = `${folder.replace(/[^/]+\/$/, '') || folder}locales/`
  return (path) => {
    const own = folderOf(path)
    const name = path.slice(own.length)
    if (isFormFile(name)) return own === `${folder}forms/` || own === '' ? `flows/forms/${name}` : null
    if (isLocale(name)) return own === locales || own === '' ? `locales/${name}` : null
    return own === folder ? `flows/${name}` : null
  }
}
