/** What the command line asks of the machine: main.ts gives the real one, tests another. */
export interface Io {
  /** The text of a file; null where it can't be read. */
  read: (file: string) => Promise<string | null>
  /** Whether it could be written. */
  write: (file: string, text: string) => Promise<boolean>
  /** Names in a folder, sorted, from below it too if `deep`; null where there is no such folder. */
  list: (folder: string, deep?: boolean) => Promise<string[] | null>
  /** What git knows at a ref: null without such a ref; the file as it was then, or null if it wasn't there yet. */
  readAt: (ref: string, file: string) => Promise<{ text: string | null } | null>
  /** What a rule's page says; null where it has none. */
  page: (rule: string) => Promise<string | null>
  version: () => Promise<string>
  out: (text: string) => void
  err: (text: string) => void
  /** Unchanged unless a person reads along. */
  style: Style
  /** Characters of a line. */
  columns: number
  parse: Parse
}

export type Look = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan'
export type Style = (look: Look, text: string) => string

/** `node:util`'s tokens: words in the order in which they were typed. */
export type Token =
  | { kind: 'option'; name: string; rawName: string; value?: string | undefined }
  | { kind: 'positional'; value: string }
  | { kind: 'option-terminator' }
export type Parse = (
  args: readonly string[],
  types: Readonly<Record<string, { type: 'string' | 'boolean' }>>,
) => readonly Token[]

/** The tool can't do what was asked: a sentence that names the thing and the mend, and exit code 2. */
export class Failure extends Error {}
