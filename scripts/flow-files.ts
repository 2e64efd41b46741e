/** The flow definitions as the widget loads them, with the forms that their steps show. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkShape, compile, formsNamed, inlineForms, problemInWords, type Shape } from '../src/flow/index.ts'
import { formShape } from '../src/generated/form.shape.ts'

export interface FlowFile {
  name: string
  text: string
}

/** Those of a build, each compiled first, so that no invalid one is shipped. Rejects with every problem. */
export async function readFlowFiles(folder: string): Promise<FlowFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.flow.json')).sort()
  const read = await Promise.all(names.map((name) => readFlowFile(folder, name)))
  const problems = read.flatMap((each) => each.problems)
  if (problems.length > 0) throw new Error(`The flow definitions can't be built:\n${problems.join('\n')}`)
  return read.map(({ name, text }) => ({ name, text }))
}

/** As a server sends it, sound or not; null if there is no such file. */
export async function readServedFlow(folder: string, name: string): Promise<string | null> {
  if (!/^[\w-]+\.flow\.json$/.test(name)) return null
  const text = await readFile(join(folder, name), 'utf8').catch(() => null)
  if (text === null) return null
  const { value } = parse(text)
  return withForms(text, value, (await readForms(folder, value)).forms)
}

async function readFlowFile(folder: string, name: string): Promise<FlowFile & { problems: string[] }> {
  const text = await readFile(join(folder, name), 'utf8')
  const file = `flows/${name}`
  const { value, error } = parse(text)
  if (error) return { name, text, problems: [`${file}: ${error.message}`] }
  const { forms, problems } = await readForms(folder, value)
  return { name, text: withForms(text, value, forms), problems: [...problems, ...problemsOf(file, value, forms)] }
}

/** A file without forms is left as it was written. */
const withForms = (text: string, definition: unknown, forms: ReadonlyMap<string, unknown>) =>
  forms.size === 0 ? text : JSON.stringify(inlineForms(definition, forms))

function problemsOf(file: string, written: unknown, forms: ReadonlyMap<string, unknown>): string[] {
  const definition = inlineForms(written, forms)
  const { flow, problems } = compile(definition)
  const misnamed = flow && `flows/${flow.name}.flow.json` !== file ? [misnaming(file, flow.name)] : []
  return [
    ...problems.map((problem) => `${file} at ${problem.pointer}: ${problemInWords(problem, definition)}`),
    ...misnamed,
  ]
}

/** The forms that can be parsed, and what is wrong with them. A file that is missing is a problem of the flow. */
async function readForms(folder: string, definition: unknown) {
  const forms = new Map<string, unknown>()
  const problems: string[] = []
  for (const name of formsNamed(definition)) {
    const text = await readFile(join(folder, `forms/${name}.form.json`), 'utf8').catch(() => null)
    if (text === null) continue
    const file = `flows/forms/${name}.form.json`
    const { value, error } = parse(text)
    if (error) problems.push(`${file}: ${error.message}`)
    else forms.set(name, value)
    for (const problem of error ? [] : checkShape(formShape as Shape, value))
      problems.push(`${file} at ${problem.pointer}: ${problemInWords(problem, value)}`)
    const written = (value as { name?: unknown } | null)?.name
    if (!error && written !== name) problems.push(misnaming(file, String(written)))
  }
  return { forms, problems }
}

const misnaming = (file: string, name: string) => `${file} at /name: '${name}' is not the file's name.`

function parse(text: string): { value: unknown; error: SyntaxError | null } {
  try {
    return { value: JSON.parse(text), error: null }
  } catch (error) {
    return { value: undefined, error: error as SyntaxError }
  }
}
