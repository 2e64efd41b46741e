/** The flows of a folder as the widget loads them, for builds and servers: variants are merged (docs/flows.md). */
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { compile, problemInWords } from '../src/flow/index.ts'
import {
  chainOf,
  fileProblemInWords,
  filesByPath,
  flattenedText,
  flowNameOf,
  isFlowFile,
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
  const flows = [...files.keys()].map((file) => resolveFlow(file, files))
  const judged = flows.map((flow) => ({
    flow,
    problems: problemsOf(flow),
    isVariant: chainOf(flow.document.file, files).length > 1 || flow.problems.length > 0,
  }))
  const fatal = judged.flatMap(({ problems, isVariant }) => (isVariant ? [] : problems))
  if (fatal.length > 0) throw new Error(`The flow definitions can't be built:\n${fatal.join('\n')}`)
  for (const { problems } of judged) problems.forEach(leftOut)
  return judged.flatMap(({ flow, problems }) => (problems.length > 0 ? [] : [flow]))
}

/** A file of the folder as the widget loads it, be it sound or not; null where there is none, or nothing to merge into. */
export async function readFlattened(folder: string, name: string): Promise<string | null> {
  const files = await readFiles(folder)
  const file = `flows/${name}`
  if (!files.has(file)) return null
  const flow = resolveFlow(file, files)
  return flow.problems.length > 0 ? null : flattenedText(flow)
}

async function readFiles(folder: string): Promise<SourceFiles> {
  const names = (await readdir(folder)).filter(isFlowFile).sort()
  const texts = names.map(async (name) => ({ file: `flows/${name}`, text: await readFile(join(folder, name), 'utf8') }))
  return filesByPath(await Promise.all(texts))
}

function problemsOf({ document, flat, problems }: ResolvedFlow): string[] {
  const { file, text } = document
  if (problems.length > 0)
    return problems.map((problem) => `${file} at ${problem.pointer}: ${fileProblemInWords(problem, document.value)}`)
  try {
    JSON.parse(text)
  } catch (error) {
    return [`${file}: ${error instanceof Error ? error.message : String(error)}`]
  }
  const found = compile(flat.value)
  const name = flowNameOf(file)
  const misnamed =
    found.flow && found.flow.name !== name ? [`${file} at /name: '${found.flow.name}' is not the file's name.`] : []
  const worded = found.problems.map((problem) => {
    const origin = flat.origin(problem.pointer)
    return `${file}${origin.file === file ? '' : `, merged into ${basename(origin.file)},`} at ${origin.pointer}: ${problemInWords(problem, flat.value)}`
  })
  return [...worded, ...misnamed]
}
