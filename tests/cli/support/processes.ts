/** Programs as processes in a folder: the command line of this repository, and git. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const root = fileURLToPath(new URL('../../../', import.meta.url))

export const program = join(root, 'scripts/tieline.js')

export interface Ended {
  code: number
  stdout: string
  stderr: string
}

const start = (folder: string, file: string, args: readonly string[]): Promise<Ended> =>
  promisify(execFile)(file, [...args], { cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  )

export const runTieline = (folder: string, ...args: readonly string[]): Promise<Ended> =>
  start(folder, process.execPath, [program, ...args])

const tester = ['-c', 'user.name=A tester', '-c', 'user.email=tester@example.com']

/** A commit of these files in a new repository. */
export async function commit(folder: string, files: string): Promise<void> {
  const git = (...args: string[]) => start(folder, 'git', [...tester, ...args])
  await git('init', '--quiet')
  await git('add', files)
  await git('commit', '--quiet', '--no-gpg-sign', '-m', 'As released')
}
