/** From where a flow is opened. */
import type { Files } from '../../lint/index.ts'

export interface Place {
  kind: 'address' | 'disk'
  /** Of its drafts in this browser. */
  key: string
  /** The files as they are there now; null: they can't be read. */
  read: () => Promise<Files | null>
  /** What can be written in place, by path. */
  handles: Readonly<Record<string, FileSystemFileHandle>>
  /** Makes a file that is not there yet, beside the others; null: it can't be made here. */
  make: (file: string) => Promise<FileSystemFileHandle | null>
}
