/** The packed package, and its installation in other folders. */
import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const root = join(import.meta.dirname, '../../..')

export const packFolder = join(root, 'test-results/package')

const execute = promisify(execFile)

export const npm = (folder: string, ...args: string[]) =>
  execute('npm', args, { cwd: folder, shell: process.platform === 'win32' })

export const node = (folder: string, ...args: string[]) => execute(process.execPath, args, { cwd: folder })

export interface Outcome {
  code: number
  stdout: string
}

/** Of a command that may fail. */
export const outcome = (command: Promise<{ stdout: string }>): Promise<Outcome> =>
  command.then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: Outcome) => ({ code, stdout }),
  )

/** Runs a tool of this repository. */
export const tool = (folder: string, path: string, ...args: string[]) =>
  outcome(node(folder, join(root, 'node_modules', path), ...args))

export async function tarball(): Promise<string> {
  const [name] = (await readdir(packFolder)).filter((each) => each.endsWith('.tgz'))
  if (name === undefined) throw new Error(`${packFolder} has no tarball.`)
  return join(packFolder, name)
}

/** Installs it into a folder with a package.json, without a network: nothing has to come with it. */
export const install = async (folder: string) =>
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', await tarball())
