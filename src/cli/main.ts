/** The command line in Node: files, git and the terminal for the commands. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, watch, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs, styleText } from 'node:util'
import { isMainThread, parentPort } from 'node:worker_threads'
import { coalesce } from './coalesce.ts'
import { gitFile, gitFolder } from './git.ts'
import type { Io, Token } from './io.ts'
import { run } from './run.ts'
import { createPerform, serveJobs, sha256 } from './side-by-side.ts'

const directory = dirname(fileURLToPath(import.meta.url))
const isForPeople = process.stdout.isTTY === true && !process.env['NO_COLOR']

const orNull = <T>(found: Promise<T>): Promise<T | null> => found.catch(() => null)

/** The first of these files that exists: the build puts pages beside the program, the source elsewhere. */
async function firstReadable(paths: readonly string[]): Promise<string | null> {
  const texts = await Promise.all(paths.map((path) => orNull(readFile(join(directory, path), 'utf8'))))
  return texts.find((text) => text !== null) ?? null
}

const io: Io = {
  read: (file) => orNull(readFile(file, 'utf8')),
  write: async (file, text) => (await orNull(writeFile(file, text).then(() => true))) ?? false,
  makeFolder: async (folder) => (await orNull(mkdir(folder, { recursive: true }).then(() => true))) ?? false,
  list: async (folder, deep = false) => {
    const names = await orNull(readdir(folder, { recursive: deep }))
    return names?.map((name) => name.replaceAll('\\', '/')).sort() ?? null
  },
  readAt: gitFile,
  readFolderAt: gitFolder,
  perform: createPerform(new URL(import.meta.url)),
  watch: watchFolders,
  digest: sha256,
  page: (rule) => firstReadable([`rules/${rule}.md`, `../lint/rules/${rule}.md`]),
  version: async () => {
    const manifest = await firstReadable(['package.json', '../../package.json'])
    if (manifest === null) throw new Error('There is no package.json beside the program.')
    return (JSON.parse(manifest) as { version: string }).version
  },
  startSandbox: async () => {
    // The build puts programs side by side.
    const program = ['../sandbox/main.js', '../../scripts/sandbox.ts']
      .map((path) => join(directory, path))
      .find(existsSync)
    if (program === undefined) throw new Error('There is no sandbox beside the program.')
    await import(/* @vite-ignore */ pathToFileURL(program).href)
  },
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  style: (style, text) => (isForPeople ? styleText(style, text) : text),
  columns: Math.min(Math.max(process.stdout.columns || 100, 60), 110),
  parse: (args, options) => parseArgs({ args: [...args], options, strict: false, tokens: true }).tokens as Token[],
}

/** Within this time an editor has written a file. */
const settledMs = 50

function watchFolders(folders: readonly string[]): AsyncGenerator<void> {
  const follow = async (folder: string, onChange: () => void) => {
    for await (const _ of watch(folder)) onChange()
  }
  return coalesce(
    (onChange) => {
      // A folder that is not there is not watched.
      for (const folder of folders) void orNull(follow(folder, onChange))
    },
    () => new Promise((resolve) => setTimeout(resolve, settledMs)),
  )
}

// `| head` closes the pipe early: that is not an error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 2))
if (isMainThread) process.exitCode = await run(process.argv.slice(2), io)
else if (parentPort) serveJobs(parentPort)
