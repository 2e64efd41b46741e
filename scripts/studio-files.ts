/** What the studio opens by name: a flow of a folder with its variants, tests and forms, as they are written. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chainOf, filesByPath, flowNameOf, isFlowFile, isFormFile } from '../src/flow-files/index.ts'
import { testsFileOf } from '../src/flow-tests/index.ts'
import type { File, Files } from '../src/lint/index.ts'

/** The flow first, then its variants, not merged, and what it extends: the studio edits files. null where there is no such flow. */
export async function readStudioFiles(folder: string, name: string): Promise<Files | null> {
  const all = await readAll(folder, (await list(folder)).filter(isFlowFile))
  const flow = all.find(({ file }) => file === `flows/${name}.flow.json`)
  if (!flow) return null
  const sources = filesByPath(all)
  const variants = all.filter(({ file }) => file !== flow.file && chainOf(file, sources).includes(flow.file))
  const flows = [flow, ...variants]
  const above = chainOf(flow.file, sources)
  const extended = all.filter(({ file }) => file !== flow.file && above.includes(file))
  const tests = await readAll(
    folder,
    flows.map(({ file }) => testsFileOf(file).slice('flows/'.length)),
  )
  const forms = (await list(join(folder, 'forms'))).filter(isFormFile).map((form) => `forms/${form}`)
  return {
    flows,
    ...(tests.length > 0 && { tests }),
    forms: await readAll(folder, forms),
    ...(extended.length > 0 && { extended }),
  }
}

/** Names of the flows of a folder. */
export const studioFlows = async (folder: string): Promise<string[]> =>
  (await list(folder)).filter(isFlowFile).map(flowNameOf)

const list = (folder: string) => readdir(folder).catch(() => [])

async function readAll(folder: string, paths: readonly string[]): Promise<File[]> {
  const read = async (path: string): Promise<File | null> => {
    const text = await readFile(join(folder, path), 'utf8').catch(() => null)
    return text === null ? null : { file: `flows/${path}`, text }
  }
  return (await Promise.all(paths.map(read))).filter((file) => file !== null)
}
