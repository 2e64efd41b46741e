/** The flows and flow tests as they were released: at a git ref, or in another folder. */
import { folderOf, type SourceFile } from '../flow-files/index.ts'
import { Failure, type Io } from './io.ts'

/**
 * All files beside these, as they were released, by the paths that they have now.
 * @param base a folder with flows, or a git ref
 */
export async function readReleased(base: string, files: readonly SourceFile[], io: Io): Promise<SourceFile[]> {
  const folders = [...new Set(files.map(({ file }) => folderOf(file)))]
  const found = await Promise.all(folders.map((folder) => readFolder(base, folder, io)))
  return found.flat().filter(({ file }) => /\.(flow|tests)\.json$/.test(file))
}

async function readFolder(base: string, folder: string, io: Io): Promise<SourceFile[]> {
  const names = await io.list(base)
  if (names !== null) {
    const texts = names.map(async (name) => ({ file: `${folder}${name}`, text: await io.read(`${base}/${name}`) }))
    return (await Promise.all(texts)).flatMap(({ file, text }) => (text === null ? [] : [{ file, text }]))
  }
  const found = await io.readFolderAt(base, folder)
  if (!found)
    throw new Failure(
      `git knows no '${base}' here. Name a branch, a tag or a commit, such as --base main, or a folder with flows.`,
    )
  return found
}
