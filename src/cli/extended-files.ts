/** What belongs to flows, though only these were named: what they extend, with its tests, and the forms of all. */
import {
  extendedName,
  formFilesOf,
  formsFolderOf,
  isFormFile,
  type SourceFile,
  siblingFlow,
  testsFileOf,
} from '../flow-files/index.ts'
import type { Io } from './io.ts'

/** The text of a file, null where there is none. */
type Read = (file: string) => Promise<string | null>

export interface Extended {
  flows: SourceFile[]
  tests: SourceFile[]
  /** Those that the flows and what they extend show. */
  forms: SourceFile[]
}

export async function readExtended(flows: readonly SourceFile[], read: Read): Promise<Extended> {
  const known = new Set(flows.map(({ file }) => file))
  const extended: Extended = { flows: [], tests: [], forms: [] }
  const queue = [...flows]
  for (const { file, text } of queue) {
    const name = extendedName(text)
    const base = name === null ? null : siblingFlow(file, name)
    if (base === null || known.has(base)) continue
    known.add(base)
    const [source] = await readThere([base], read)
    if (!source) continue
    queue.push(source)
    extended.flows.push(source)
    extended.tests.push(...(await readThere([testsFileOf(base)], read)))
  }
  extended.forms = await readThere([...new Set(queue.flatMap(formFilesOf))], read)
  return extended
}

/** Every form in the folders of these flows, shown or not. */
export async function listForms(flows: readonly SourceFile[], { list, read }: Pick<Io, 'list' | 'read'>) {
  const folders = [...new Set(flows.map(({ file }) => formsFolderOf(file)))]
  const names = folders.map(async (folder) => ((await list(folder)) ?? []).map((name) => `${folder}/${name}`))
  return readThere((await Promise.all(names)).flat().filter(isFormFile), read)
}

/** Those of the files that are there. */
async function readThere(files: readonly string[], read: Read): Promise<SourceFile[]> {
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await read(file) })))
  return texts.flatMap(({ file, text }) => (text === null ? [] : [{ file, text }]))
}
