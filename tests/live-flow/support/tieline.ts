/** The command line over `flows/` of a folder and the locales of the repository. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Ran, runOver } from '../../lint/support/io.ts'
import type { Change } from './changes.ts'
import { repository, writeFlow } from './write-flow.ts'

export async function tieline(root: string, ...args: readonly string[]): Promise<Ran> {
  const files = [...(await readFolder(root, 'flows')), ...(await readFolder(repository, 'locales'))]
  return runOver(Object.fromEntries(files), args)
}

async function readFolder(root: string, folder: string): Promise<(readonly [name: string, text: string])[]> {
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith('.json'))
  return Promise.all(
    names.map(async (name) => [`${folder}/${name}`, await readFile(join(root, folder, name), 'utf8')] as const),
  )
}

/** Makes a change as a product person does: by hand, then `tieline test --update` with a reason. */
export async function makeChange(root: string, change: Change): Promise<void> {
  await writeFlow(root, change)
  if (change.because === undefined) return
  const { files } = await tieline(root, 'test', '--update', '--because', change.because)
  for (const [name, text] of Object.entries(files).filter(([name]) => name.startsWith('flows/')))
    await writeFile(join(root, name), text)
}
