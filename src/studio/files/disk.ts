/** Opens files that the user chooses on this device, and writes them back (docs/decisions/0036). */
import { directoryOpen, type FileWithHandle, fileOpen, fileSave } from 'browser-fs-access'
import { isFlowFile, isFormFile } from '../../flow-files/index.ts'
import { isTestsFile, testsFileOf } from '../../flow-tests/index.ts'
import type { Files } from '../../lint/index.ts'
import type { Handles, Place } from './place.ts'

/** A file that was chosen: `file` is its path as all tools write it, wherever it lies. */
export interface DiskFile {
  file: string
  text: string
  handle: FileSystemFileHandle | null
}

/** The files of one flow, as a draft keeps them. */
export interface DiskFlow {
  files: Files
  handles: Handles
}

const json = { extensions: ['.json'], mimeTypes: ['application/json'], description: 'JSON' }

/** null: the user has chosen none. */
export const chooseFiles = (): Promise<DiskFile[] | null> =>
  chosen(fileOpen({ ...json, multiple: true })).then((files) => files && readAll(files))

/** With what lies in folders below. */
export const chooseFolder = (): Promise<DiskFile[] | null> =>
  chosen(directoryOpen({ recursive: true, mode: 'readwrite', skipDirectory: ({ name }) => skipped.test(name) })).then(
    (files) => files && readAll(files as FileWithHandle[]),
  )

const skipped = /^(\.|node_modules$|dist$)/

export async function chooseFile(): Promise<{ name: string; text: string } | null> {
  const file = await chosen(fileOpen(json))
  return file && { name: file.name, text: await file.text() }
}

async function readAll(files: readonly FileWithHandle[]): Promise<DiskFile[]> {
  const read = files.map(async (file) => {
    const path = pathOf(file.name)
    return path === null ? null : { file: path, text: await file.text(), handle: file.handle ?? null }
  })
  return (await Promise.all(read)).filter((file) => file !== null)
}

/** null: it is no file of a flow. */
function pathOf(name: string): string | null {
  if (isFormFile(name)) return `flows/forms/${name}`
  return isFlowFile(name) || isTestsFile(name) ? `flows/${name}` : null
}

export const flowsAmong = (files: readonly DiskFile[]): DiskFile[] => files.filter(({ file }) => isFlowFile(file))

/** The flow with its tests and all forms. Other flows stay out: a merge of variants needs their whole folder. */
export function diskFlow(flow: DiskFile, files: readonly DiskFile[]): DiskFlow {
  const tests = files.filter(({ file }) => file === testsFileOf(flow.file))
  const forms = files.filter(({ file }) => isFormFile(file))
  const used = [flow, ...tests, ...forms]
  const plain = (list: readonly DiskFile[]) => list.map(({ file, text }) => ({ file, text }))
  return {
    files: { flows: plain([flow]), forms: plain(forms), ...(tests.length > 0 && { tests: plain(tests) }) },
    handles: Object.fromEntries(used.flatMap(({ file, handle }) => (handle ? [[file, handle]] : []))),
  }
}

/** @param name of the flow */
export const diskPlace = (name: string, { files, handles }: DiskFlow): Place => ({
  kind: 'disk',
  key: diskKey(name),
  handles,
  read: async () => {
    const again = async <T extends { file: string }>(each: T) => ({ ...each, text: await textOf(handles[each.file]) })
    const all = async (list: Files['flows']) => Promise.all(list.map(again))
    const [flows, tests, forms] = await Promise.all([all(files.flows), all(files.tests ?? []), all(files.forms ?? [])])
    const isRead = (each: { text: string | null }) => each.text !== null
    return [...flows, ...tests, ...forms].every(isRead) ? ({ flows, tests, forms } as Files) : null
  },
})

export const diskKey = (name: string): string => `disk:${name}`

type Permitted = FileSystemFileHandle & { queryPermission: (of: { mode: 'read' }) => Promise<PermissionState> }

/** null: without asking the user it can't be read, or is gone. */
async function textOf(handle: FileSystemFileHandle | undefined): Promise<string | null> {
  if (!handle || (await (handle as Permitted).queryPermission({ mode: 'read' })) !== 'granted') return null
  return handle.getFile().then(
    (file) => file.text(),
    () => null,
  )
}

/** The browser may ask the user first. false: it must not be written, or is gone. */
export const writeFile = (handle: FileSystemFileHandle, text: string): Promise<boolean> =>
  fileSave(new Blob([text], { type: 'application/json' }), {}, handle, true).then(
    () => true,
    () => false,
  )

/** null if the user leaves the dialog. */
async function chosen<T>(choice: Promise<T>): Promise<T | null> {
  try {
    return await choice
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}
