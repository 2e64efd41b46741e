/** The flow definitions of a build, each compiled first, so that no invalid one is shipped. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile, problemInWords } from '../src/flow/index.ts'

export interface FlowFile {
  name: string
  text: string
}

/** Rejects with every problem, each with its file, place and suggestion. */
export async function readFlowFiles(folder: string): Promise<FlowFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.flow.json')).sort()
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  )
  const problems = files.flatMap(problemsOf)
  if (problems.length > 0) throw new Error(`The flow definitions can't be built:\n${problems.join('\n')}`)
  return files
}

function problemsOf({ name, text }: FlowFile): string[] {
  try {
    const definition: unknown = JSON.parse(text)
    const { flow, problems } = compile(definition)
    const misnamed =
      flow && `${flow.name}.flow.json` !== name
        ? [`flows/${name} at /name: '${flow.name}' is not the file's name.`]
        : []
    return [
      ...problems.map((problem) => `flows/${name} at ${problem.pointer}: ${problemInWords(problem, definition)}`),
      ...misnamed,
    ]
  } catch (error) {
    return [`flows/${name}: ${error instanceof Error ? error.message : String(error)}`]
  }
}
