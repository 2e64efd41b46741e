/** Which files are checked: those that were named, else the flows and locales of the current folder. */

import { filesByPath, flowFileOf, isTestsFile, partsOf, testsFileOf } from '../flow-files/index.ts'
import type { File } from '../lint/index.ts'
import { listForms, readExtended } from './extended-files.ts'
import { Failure, type Io } from './io.ts'
import type { FlowFiles } from './jobs/job.ts'

export interface Chosen {
  flows: File[]
  /** Of the flows, and of those that they extend. */
  tests: File[]
  /** What the flows extend, where it was not chosen. Its tests are among `tests`. */
  extended: File[]
  /** Those that the named flows show; without names, all beside the flows. */
  forms: File[]
  locales: File[]
}

const isFlow = (name: string) => name.endsWith('.flow.json')
/** `en.json`, `pt-BR.json`. */
const isLocale = (name: string) => /(^|\/)[a-z]{2,3}(-[A-Za-z0-9]+)*\.json$/.test(name)

export async function chooseFiles(words: readonly string[], io: Io): Promise<Chosen> {
  const named = (await Promise.all(words.map((word) => expand(tidy(word), io)))).flat()
  const names = words.length > 0 ? named : [...(await within('flows', io)), ...(await within('locales', io))]
  if (names.length === 0)
    throw new Failure(
      words.length > 0
        ? `There is no flow and no locale in ${words.join(', ')}. Name files that end in .flow.json, or locales/en.json.`
        : 'There is nothing to check: no flows/*.flow.json and no locales/*.json here. Change to the folder that contains them, or name the files.',
    )
  const files = await Promise.all([...new Set(names)].map(async (file) => ({ file, text: await textOf(file, io) })))
  const flows = files.filter(({ file }) => isFlow(file))
  const tests = await Promise.all(flows.map(({ file }) => readTests(testsFileOf(file), io)))
  const extended = await readExtended(flows, io.read)
  return {
    flows,
    tests: [...tests.flat(), ...extended.tests],
    extended: extended.flows,
    forms: words.length > 0 ? extended.forms : await listForms(flows, io),
    locales: files.filter(({ file }) => !isFlow(file)),
  }
}

/** As findings name files: with slashes, and without a `./` in front. */
const tidy = (word: string) => word.replaceAll('\\', '/').replace(/^(\.\/)+(?=.)/, '')

async function expand(word: string, io: Io): Promise<string[]> {
  const folder = word.replace(/(?<=.)\/+$/, '')
  if ((await io.list(folder)) !== null) return within(folder, io)
  if (isFlow(word) || isLocale(word)) return [word]
  if (isTestsFile(word)) return [flowFileOf(word)]
  throw new Failure(`'${word}' is neither a flow (<name>.flow.json) nor a locale (<language>.json). Name one of those.`)
}

async function within(folder: string, io: Io): Promise<string[]> {
  const names = (await io.list(folder)) ?? []
  return names
    .filter((name) => isFlow(name) || isLocale(name))
    .map((name) => (folder === '.' ? name : `${folder}/${name}`))
}

async function readTests(file: string, io: Io): Promise<File[]> {
  const text = await io.read(file)
  return text === null ? [] : [{ file, text }]
}

/** The text of a file that must exist. */
async function textOf(file: string, io: Io): Promise<string> {
  const text = await io.read(file)
  if (text === null) throw new Failure(`'${file}' can't be read. The path is relative to the current folder.`)
  return text
}

export async function save(file: string, text: string, io: Io): Promise<void> {
  if (!(await io.write(file, text)))
    throw new Failure(`'${file}' can't be written. Does its folder exist, and may you write there?`)
}

/** A flow with all that it is made of, out of these files. */
export const flowFiles = (file: string, files: readonly File[]): FlowFiles => ({
  file,
  files: partsOf(file, filesByPath(files)),
})
