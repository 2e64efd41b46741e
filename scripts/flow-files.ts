/** The flows of a folder as the widget loads them, for builds and servers: merged, with their forms (docs/flows.md). */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { compile, problemInWords } from '../src/flow/index.ts'
import {
  chainOf,
  checkedText,
  type FormFile,
  fileProblemInWords,
  filesByPath,
  flattenedText,
  flowNameOf,
  isAboutUnsound,
  isFlowFile,
  isFormFile,
  type ResolvedFlow,
  resolveFlow,
  type SourceFiles,
} from '../src/flow-files/index.ts'

/**
 * The flows that compile. Rejects with every problem of the flows, each with its file, place and suggestion: no invalid
 * one is shipped. A variant with a problem is left out.
 * @param leftOut called with what is wrong with such a variant
 */
export async function readFlowFiles(folder: string, leftOut: (problem: string) => void): Promise<ResolvedFlow[]> {
  const files = await readFiles(folder)
  const flows = [...files.keys()].filter(isFlowFile).map((file) => resolveFlow(file, files))
  const judged = flows.map((flow) => ({
    flow,
    problems: problemsOf(flow),
    isVariant: chainOf(flow.document.file, files).length > 1 || flow.problems.length > 0,
  }))
  const fatal = judged.flatMap(({ problems, isVariant }) => (isVariant ? [] : problems))
  // Several flows can show the same form.
  if (fatal.length > 0) throw new Error(`The flow definitions can't be built:\n${[...new Set(fatal)].join('\n')}`)
  for (const { problems } of judged) problems.forEach(leftOut)
  return judged.flatMap(({ flow, problems }) => (problems.length > 0 ? [] : [flow]))
}

/** A flow of the folder as the widget loads it, be it sound or not; null where there is none, or nothing to merge into. */
export async function readServedFlow(folder: string, name: string): Promise<string | null> {
  const files = await readFiles(folder)
  const file = `flows/${name}`
  if (!isFlowFile(file) || !files.has(file)) return null
  const flow = resolveFlow(file, files)
  if (flow.problems.length > 0) return null
  return problemsOf(flow).length > 0 ? flattenedText(flow) : checkedText(flow, digest)
}

/** A short name for a text. */
export const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

async function readFiles(folder: string): Promise<SourceFiles> {
  const flows = (await readdir(folder)).filter(isFlowFile).sort()
  const forms = (await readdir(join(folder, 'forms')).catch(() => [])).filter(isFormFile).sort()
  const names = [...flows, ...forms.map((name) => `forms/${name}`)]
  const texts = names.map(async (name) => ({ file: `flows/${name}`, text: await readFile(join(folder, name), 'utf8') }))
  return filesByPath(await Promise.all(texts))
}

function problemsOf({ document, flat, forms, problems }: ResolvedFlow): string[] {
  const { file, text } = document
  if (problems.length > 0)
    return problems.map((problem) => `${file} at ${problem.pointer}: ${fileProblemInWords(problem, document.value)}`)
  const error = syntaxErrorOf(text)
  if (error !== null) return [`${file}: ${error}`]
  const found = compile(flat.value)
  const worded = found.problems
    .filter((problem) => !isAboutUnsound(problem, forms))
    .map((problem) => {
      const origin = flat.origin(problem.pointer)
      return `${file}${origin.file === file ? '' : `, merged into ${basename(origin.file)},`} at ${origin.pointer}: ${problemInWords(problem, flat.value)}`
    })
  return [
    ...forms.flatMap(problemsOfForm),
    ...worded,
    ...(found.flow ? misnamed(file, flowNameOf(file), found.flow.name) : []),
  ]
}

function problemsOfForm({ name, document, definition, problems }: FormFile): string[] {
  const { file, text, value } = document
  const error = syntaxErrorOf(text)
  if (error !== null) return [`${file}: ${error}`]
  const worded = problems.map((problem) => `${file} at ${problem.pointer}: ${problemInWords(problem, value)}`)
  return [...worded, ...(definition ? misnamed(file, name, definition.name) : [])]
}

const misnamed = (file: string, expected: string, name: string): string[] =>
  name === expected ? [] : [`${file} at /name: '${name}' is not the file's name.`]

function syntaxErrorOf(text: string): string | null {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
