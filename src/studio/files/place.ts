/** From where a flow is opened, and what is opened there. */
import type { Files } from '../../lint/index.ts'

export interface Opened {
  /** Address of the widget. */
  widget: string
  /** The flow that is edited comes first, then the flows that extend it. */
  files: Files
}

export type Handles = Readonly<Record<string, FileSystemFileHandle>>

export interface Place {
  kind: 'address' | 'disk'
  /** Of its drafts in this browser. */
  key: string
  /** The files as they are there now; null: they can't be read. */
  read: () => Promise<Files | null>
  /** What can be written in place, by path. */
  handles: Handles
}
