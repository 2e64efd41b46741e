/** What the studio opens by name: a flow of a folder with its variants, tests and forms, as they are written. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { familyOf, flowNameOf, isFlowFile, isFormFile, isTestsFile } from '../src/flow-files/index.ts'
import type { File, Files } from '../src/lint/index.ts'

/** Variants are not merged: the studio edits files. null where there is no such flow. */
export async function readStudioFiles(folder: string, name: string): Promise<Files | null> {
  const names = (await list(folder)).filter((file) => isFlowFile(file) || isTestsFile(file))
  const forms = (await list(join(folder, 'forms'))).filter(isFormFile).map((form) => `forms/${form}`)
  const all = await readAll(folder, [...names, ...forms])
  const flow = all.find(({ file }) => file === `flows/${name}.flow.json`)
  if (!flow) return null
  const { tests, extended, ...family } = familyOf(flow, all)
  return { ...family, ...(tests.length > 0 && { tests }), ...(extended.length > 0 && { extended }) }
}

/** Names of the flows of a folder. */
export const studioFlows = async (folder: string): Promise<string[]> =>
  (await list(folder)).filter(isFlowFile).map(flowNameOf)

const list = (folder: string) => readdir(folder).catch(() => [])

const readAll = (folder: string, paths: readonly string[]): Promise<File[]> =>
  Promise.all(paths.map(async (path) => ({ file: `flows/${path}`, text: await readFile(join(folder, path), 'utf8') })))
