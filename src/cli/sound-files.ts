/** Flows and tests that a command needs compiled: the first problem ends the command, in the words of the linter. */
import { type Document, parseDocument, syntaxErrorInWords } from '../analysis/index.ts'
import { type CompiledFlow, compile, problemInWords } from '../flow/index.ts'
import { compileFlowTests, type FlowTests, testProblemInWords } from '../flow-tests/index.ts'
import { Failure } from './io.ts'

export function soundFlow(file: string, text: string): CompiledFlow {
  const document = soundDocument(file, text)
  const { flow, problems } = compile(document.value)
  if (flow) return flow
  throw unsound(document, problems, (problem) => problemInWords(problem, document.value))
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
