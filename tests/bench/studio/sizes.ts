/** The sizes of the built studio with gzip, in bytes. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** `page`: all its scripts and styles, those that are loaded later too. ELK, which only the map loads, counts nowhere. */
export async function studioSizes(folder: string): Promise<{ page: number; workers: number }> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name) && !name.startsWith('elk-'))
  const sizes = await Promise.all(
    names.map(async (name) => ({
      isWorker: name.includes('worker'),
      bytes: gzipSync(await readFile(join(folder, name))).length,
    })),
  )
  const sum = (ofWorkers: boolean) =>
    sizes.filter(({ isWorker }) => isWorker === ofWorkers).reduce((total, { bytes }) => total + bytes, 0)
  return { page: sum(false), workers: sum(true) }
}
