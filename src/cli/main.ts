/** The command line in Node: files, git and the terminal for the commands. */
import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify, styleText } from 'node:util'
import type { Io, Token } from './io.ts'
import { run } from './run.ts'

const here = dirname(fileURLToPath(import.meta.url))
const isForPeople = process.stdout.isTTY === true && !process.env['NO_COLOR']

const orNull = <T>(found: Promise<T>): Promise<T | null> => found.catch(() => null)
const git = (...args: string[]) => orNull(promisify(execFile)('git', args, { maxBuffer: 2 ** 26 }))

/** The first of these files that exists: the build puts pages beside the program, the source elsewhere. */
async function firstReadable(paths: readonly string[]): Promise<string | null> {
  const texts = await Promise.all(paths.map((path) => orNull(readFile(join(here, path), 'utf8'))))
  return texts.find((text) => text !== null) ?? null
}

const io: Io = {
  read: (file) => orNull(readFile(file, 'utf8')),
  write: async (file, text) => (await orNull(writeFile(file, text).then(() => true))) ?? false,
  list: async (folder, deep = false) => {
    const names = await orNull(readdir(folder, { recursive: deep }))
    return names?.map((name) => name.replaceAll('\\', '/')).sort() ?? null
  },
  readAt: async (ref, file) => {
    // git would read such a name as an option.
    const known = ref.startsWith('-') ? null : await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
    if (!known) return null
    const path = file.startsWith('/') ? file : `./${file}`
    return { text: (await git('show', '--no-textconv', `${known.stdout.trim()}:${path}`))?.stdout ?? null }
  },
  page: (rule) => firstReadable([`rules/${rule}.md`, `../lint/rules/${rule}.md`]),
  version: async () => {
    const manifest = await firstReadable(['package.json', '../../package.json'])
    if (manifest === null) throw new Error('There is no package.json beside the program.')
    return (JSON.parse(manifest) as { version: string }).version
  },
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  style: (look, text) => (isForPeople ? styleText(look, text) : text),
  columns: Math.min(Math.max(process.stdout.columns || 100, 60), 110),
  parse: (args, options) => parseArgs({ args: [...args], options, strict: false, tokens: true }).tokens as Token[],
}

// `| head` closes the pipe early: that is not an error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 2))
process.exitCode = await run(process.argv.slice(2), io)
