/** Gives files back: as downloads, or into a folder that the user chooses. They leave this machine in no other way. */
import type { SourceFile } from '../../flow-files/index.ts'
import type { StudioState } from '../store/state.ts'

/** Hands the text to the browser as a file to download. */
export function save(path: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = nameOf(path)
  link.click()
  URL.revokeObjectURL(link.href)
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

export const saveFlow = ({ file, document: { text } }: StudioState): void => save(file, text)

type FolderPicker = (options: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>

const picker = () => (window as { showDirectoryPicker?: FolderPicker }).showDirectoryPicker

/** Not in every browser. */
export const canSaveIntoFolder = (): boolean => picker() !== undefined

/** false: the user has chosen no folder, or may not write there. */
export async function saveIntoFolder(files: readonly SourceFile[]): Promise<boolean> {
  try {
    const folder = await picker()?.({ mode: 'readwrite' })
    if (!folder) return false
    for (const { file, text } of files) {
      const handle = await folder.getFileHandle(nameOf(file), { create: true })
      const writable = await handle.createWritable()
      await writable.write(text)
      await writable.close()
    }
    return true
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}
