import { inTime } from '../in-time.ts'
import { unreadableFile } from './invoices.ts'

/**
 * The files of a drop or a paste. A folder counts as the files in it and in its folders, but for those that systems hide
 * there. One that is empty or cannot be read stays as it is, and is refused by its name, as is what cannot be read within.
 */
export async function filesIn({ files, items }: Pick<DataTransfer, 'files' | 'items'>): Promise<File[]> {
  // Entries can be asked for during the event only.
  const given = [...(items ?? [])]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ file: item.getAsFile(), entry: item.webkitGetAsEntry?.() ?? null }))
  if (!given.some(({ entry }) => entry?.isDirectory)) return [...files]
  const found: File[] = []
  for (const { file, entry } of given) {
    const own = file ? [file] : []
    const inside = entry?.isDirectory ? await filesOf(entry).catch(() => []) : []
    found.push(...(inside.length > 0 ? inside : own))
  }
  return found
}

/** What file managers keep for themselves. */
const hidden = /^(?:\.|Thumbs\.db$|desktop\.ini$)/i

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await inTime(new Promise<File>((resolve, reject) => entry.file(resolve, reject)))]
  const files: File[] = []
  for (const each of await entriesOf(entry as FileSystemDirectoryEntry)) {
    if (!hidden.test(each.name)) files.push(...(await filesOf(each).catch(() => [unreadableFile(each.name)])))
  }
  return files
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

/** A browser gives them a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await inTime(new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject)))
    if (some.length === 0) return all
    all.push(...some)
  }
}
