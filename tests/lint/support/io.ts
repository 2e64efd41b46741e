/** Runs the command line with files in memory: what it prints, writes and returns. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Io, Token } from '../../../src/cli/io.ts'
import { run } from '../../../src/cli/run.ts'
import { perform } from '../../support/perform.ts'

export interface Ran {
  code: number
  out: string
  err: string
  /** All files afterwards. */
  files: Record<string, string>
}

/** `released`: the files that git has, by ref and path. */
export async function runOver(
  given: Readonly<Record<string, string>>,
  args: readonly string[],
  released: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): Promise<Ran> {
  const files = { ...given }
  let out = ''
  let err = ''
  const io: Io = {
    read: async (file) => files[file] ?? null,
    write: async (file, text) => {
      files[file] = text
      return !file.startsWith('nowhere/')
    },
    list: async (folder, deep = false) => {
      const below = Object.keys(files).filter((file) => file.startsWith(`${folder}/`))
      const names = below.map((file) => file.slice(folder.length + 1)).sort()
      if (names.length === 0) return null
      return deep ? names : [...new Set(names.map((name) => name.replace(/\/.*/, '')))]
    },
    readAt: async (ref, file) => (released[ref] ? { text: released[ref][file] ?? null } : null),
    readFolderAt: async (ref, folder) => {
      const known = Object.entries(released[ref] ?? {})
      const within = known.filter(([file]) => file.startsWith(folder) && !file.slice(folder.length).includes('/'))
      return released[ref] ? within.map(([file, text]) => ({ file, text })) : null
    },
    makeFolder: async () => true,
    perform,
    watch: async function* () {},
    digest: (text) => createHash('sha256').update(text).digest('hex'),
    page: async (rule) => readFileSync(new URL(`../../../src/lint/rules/${rule}.md`, import.meta.url), 'utf8'),
    version: async () => '0.0.0',
    startSandbox: async () => {},
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
    style: (_, text) => text,
    columns: 100,
    parse: (typed, options) => parseArgs({ args: [...typed], options, strict: false, tokens: true }).tokens as Token[],
  }
  return { code: await run(args, io), out, err, files }
}
