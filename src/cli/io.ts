/** What commands may ask of the machine. main.ts implements it, tests implement another. */
import type { SourceFile } from '../flow-files/index.ts'
import type { Perform } from './jobs/job.ts'

export interface Io {
  /** The text of a file; null where it can't be read. */
  read: (file: string) => Promise<string | null>
  /** Whether it could be written. */
  write: (file: string, text: string) => Promise<boolean>
  /** Whether it is there now, with the folders above it. */
  makeFolder: (folder: string) => Promise<boolean>
  /** Names in a folder, sorted, with those of its subfolders if `deep`; null if there is no such folder. */
  list: (folder: string, deep?: boolean) => Promise<string[] | null>
  /** The file at a git ref: null if there is no such ref, `text` null if the ref has no such file. */
  readAt: (ref: string, file: string) => Promise<{ text: string | null } | null>
  /** The files directly in a folder at a git ref; null if there is no such ref. */
  readFolderAt: (ref: string, folder: string) => Promise<SourceFile[] | null>
  /** Does jobs side by side, or knows their results. */
  perform: Perform
  /** Resolves once for each time that something in these folders changes; never ends. */
  watch: (folders: readonly string[]) => AsyncIterable<unknown>
  /** A short name for a text that no other text has. */
  digest: (text: string) => string
  /** The page of a rule; null if it has none. */
  page: (rule: string) => Promise<string | null>
  version: () => Promise<string>
  /** Serves the widget and the sandbox until the process is stopped. */
  startSandbox: () => Promise<void>
  out: (text: string) => void
  err: (text: string) => void
  /** Returns the text unchanged unless the output is a terminal. */
  style: Style
  /** Characters in a line. */
  columns: number
  parse: Parse
}

export type TextStyle = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan'
export type Style = (style: TextStyle, text: string) => string

/** Tokens of `node:util`: words and options in the order in which they were typed. */
export type Token =
  | { kind: 'option'; name: string; rawName: string; value?: string | undefined }
  | { kind: 'positional'; value: string }
  | { kind: 'option-terminator' }
export type Parse = (
  args: readonly string[],
  types: Readonly<Record<string, { type: 'string' | 'boolean' }>>,
) => readonly Token[]

/** The command can't run: the message says why and what to do, and the exit code is 2. */
export class Failure extends Error {}
