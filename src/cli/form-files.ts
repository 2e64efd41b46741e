/** The forms that flows show: files in the folder `forms` beside them. */
import { parseDocument } from '../analysis/index.ts'
import { formsNamed } from '../flow/index.ts'
import type { File } from '../lint/index.ts'
import type { Io } from './io.ts'

const ending = '.form.json'

/** `flows/connect.flow.json` → `flows/`; at a git ref, `main:connect.flow.json` → `main:`. */
const folderOf = (flow: string) => flow.slice(0, Math.max(flow.lastIndexOf('/'), flow.lastIndexOf(':')) + 1)

/** Those that a flow names and that can be read. */
export async function readForms({ file, text }: File, read: (file: string) => Promise<string | null>): Promise<File[]> {
  const files = formsNamed(parseDocument(file, text).value).map((name) => `${folderOf(file)}forms/${name}${ending}`)
  const found = await Promise.all(files.map(async (each) => ({ file: each, text: await read(each) })))
  return found.flatMap((each) => (each.text === null ? [] : [{ file: each.file, text: each.text }]))
}

/** Every form in the folders of these flows, shown or not. */
export async function listForms(flows: readonly File[], io: Pick<Io, 'list' | 'read'>): Promise<File[]> {
  const folders = [...new Set(flows.map(({ file }) => `${folderOf(file)}forms`))]
  const names = await Promise.all(
    folders.map(async (folder) => {
      const found = (await io.list(folder)) ?? []
      return found.filter((name) => name.endsWith(ending)).map((name) => `${folder}/${name}`)
    }),
  )
  const texts = await Promise.all(names.flat().map(async (file) => ({ file, text: await io.read(file) })))
  return texts.flatMap(({ file, text }) => (text === null ? [] : [{ file, text }]))
}
