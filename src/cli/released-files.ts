/** The flows, flow tests and forms as they were released: at a git ref, or in another folder. */
import type { SourceFile } from '../flow-files/index.ts'
import { Failure, type Io } from './io.ts'

/**
 * All files in these folders, as they were released, by the paths that they have now.
 * @param base a folder with flows, or a git ref
 */
export async function readReleased(base: string, folders: readonly string[], io: Io): Promise<SourceFile[]> {
  const found = await Promise.all(
    [...new Set(folders)].flatMap((folder) => ['', 'forms/'].map((below) => readFolder(base, folder, below, io))),
  )
  return found.flat().filter(({ file }) => /\.(flow|tests|form)\.json$/.test(file))
}

async function readFolder(base: string, folder: string, below: string, io: Io): Promise<SourceFile[]> {
  if ((await io.list(base)) !== null) {
    const names = (await io.list(`${base}/${below}`.replace(/\/$/, ''))) ?? []
    const texts = names.map(async (name) => {
      return { file: `${folder}${below}${name}`, text: await io.read(`${base}/${below}${name}`) }
    })
    return (await Promise.all(texts)).flatMap(({ file, text }) => (text === null ? [] : [{ file, text }]))
  }
  const found = await io.readFolderAt(base, `${folder}${below}`)
  if (!found)
    throw new Failure(
      `git knows no '${base}' here. Name a branch, a tag or a commit, such as --base main, or a folder with flows.`,
    )
  return found
}
