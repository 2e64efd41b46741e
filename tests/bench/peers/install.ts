/** Installs the peers beside the project's packages, where no other command finds them. */
import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Where `node_modules` of the peers is. */
export const installed = fileURLToPath(new URL('../../../node_modules/.cache/tieline-bench/peers/', import.meta.url))

const files = ['package.json', 'package-lock.json']

export async function installPeers(): Promise<void> {
  const read = (file: string) => readFile(file, 'utf8').catch(() => null)
  const isSame = async (file: string) => (await read(folder + file)) === (await read(installed + file))
  const isInstalled = (await read(`${installed}node_modules/.package-lock.json`)) !== null
  if (isInstalled && (await Promise.all(files.map(isSame))).every(Boolean)) return
  process.stdout.write('Installing the peers …\n')
  await mkdir(installed, { recursive: true })
  for (const file of files) await copyFile(folder + file, installed + file)
  await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: installed })
}
