/** From where a flow is opened. */
import type { SourceFile } from '../../flow-files/index.ts'

export interface FileLocation {
  kind: 'address' | 'disk'
  /** Of its drafts in this browser. */
  key: string
  /** The files as they are there now, without those that can't be read without asking the user. */
  read: () => Promise<readonly SourceFile[]>
  /** Asks the user where the browser does: when it is started anew, it forgets what a page may read and write. */
  askForAccess: () => Promise<void>
  /** What can be written in place, by path. */
  handles: Readonly<Record<string, FileSystemFileHandle>>
  /** Files that begin with a byte order mark, by path. */
  marked: readonly string[]
  /** Makes a file that is not there yet, beside the others; null: it can't be made here. */
  make: (file: string) => Promise<FileSystemFileHandle | null>
  /** The locale of this path here, if this is the folder of the flow: it does not lie in it. */
  localeBeside: (folder: FileSystemDirectoryHandle, file: string) => Promise<FileSystemFileHandle | null>
  /** Whether a file that was written in another way is the one of this path here, or lies where it would be made. */
  takeIn: (file: string, handle: FileSystemFileHandle) => Promise<boolean>
}
