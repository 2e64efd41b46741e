/** Flows and tests that a command needs compiled: the first problem ends the command, in the words of the linter. */
import { type Document, parseDocument, syntaxErrorInWords } from '../analysis/index.ts'
import { type CompiledFlow, checkShape, compile, inlineForms, problemInWords, type Shape } from '../flow/index.ts'
import { compileFlowTests, type FlowTests, testProblemInWords } from '../flow-tests/index.ts'
import { formShape } from '../generated/form.shape.ts'
import type { File } from '../lint/index.ts'
import { Failure } from './io.ts'

/** @param forms those that the flow shows */
export function soundFlow(file: string, text: string, forms: readonly File[]): CompiledFlow {
  const document = soundDocument(file, text)
  const definition = inlineForms(document.value, new Map(forms.map(soundForm)))
  const { flow, problems } = compile(definition)
  if (flow) return flow
  throw unsound(document, problems, (problem) => problemInWords(problem, definition))
}

function soundForm({ file, text }: File): [name: string, form: unknown] {
  const document = soundDocument(file, text)
  const problems = checkShape(formShape as Shape, document.value)
  if (problems.length > 0) throw unsound(document, problems, (problem) => problemInWords(problem, document.value))
  return [file.replace(/^.*\//, '').replace(/\.form\.json$/, ''), document.value]
}

export function soundTests(flow: CompiledFlow, file: string, text: string): FlowTests {
  const document = soundDocument(file, text)
  const { tests, problems } = compileFlowTests(flow, document.value)
  if (tests) return tests
  throw unsound(document, problems, (problem) => testProblemInWords(problem, document.value))
}

function soundDocument(file: string, text: string): Document {
  const document = parseDocument(file, text)
  const [error] = document.syntaxErrors
  if (error) throw new Failure(`${placeIn(file, document.position(error.offset))}: ${syntaxErrorInWords(error)}`)
  return document
}

function unsound<P extends { pointer: string }>(
  { file, range }: Document,
  [first]: readonly P[],
  inWords: (problem: P) => string,
): Error {
  if (!first) return new Error('A document that does not compile has no problem.')
  return new Failure(
    `${placeIn(file, range(first.pointer).start)}: ${inWords(first)} Run 'tieline lint' to see every problem.`,
  )
}

const placeIn = (file: string, { line, column }: { line: number; column: number }) => `${file}:${line}:${column}`
