/** Flows and tests that a command needs compiled: the first problem ends the command, in the words of the linter. */
import { type Document, syntaxErrorInWords } from '../analysis/index.ts'
import { type CompiledFlow, compile, problemInWords } from '../flow/index.ts'
import {
  type FormFile,
  fileProblemInWords,
  filesByPath,
  otherFormNameInWords,
  resolveFlow,
  resolveTests,
  type SourceFile,
} from '../flow-files/index.ts'
import { compileFlowTests, type FlowTests, testProblemInWords } from '../flow-tests/index.ts'
import { Failure } from './io.ts'

export interface SoundFlow {
  flow: CompiledFlow
  /** With what it inherits; null where it has no tests. */
  tests: { compiled: FlowTests; document: Document } | null
}

/** @param files the flow's file, what it extends, and the tests and forms of these */
export function soundFlow(file: string, files: readonly SourceFile[]): SoundFlow {
  const sources = filesByPath(files)
  const resolved = resolveFlow(file, sources)
  const { document, flat } = resolved
  failOnSyntax(document)
  const [problem] = resolved.problems
  if (problem) throw failureAt(document, problem.pointer, fileProblemInWords(problem, document.value))
  for (const form of resolved.forms) failOnForm(form)
  const { flow, problems } = compile(flat.value)
  if (!flow) throw unsound(flat, problems, (each) => problemInWords(each, flat.value))
  const tests = resolveTests(resolved, sources)
  return { flow, tests: tests && { compiled: soundTests(flow, tests), document: tests } }
}

function failOnForm({ name, otherName, document, problems: [problem] }: FormFile): void {
  failOnSyntax(document)
  if (problem) throw failureAt(document, problem.pointer, problemInWords(problem, document.value))
  if (otherName !== null) throw failureAt(document, '/name', otherFormNameInWords(otherName, name))
}

function soundTests(flow: CompiledFlow, document: Document): FlowTests {
  failOnSyntax(document)
  const { tests, problems } = compileFlowTests(flow, document.value)
  if (tests) return tests
  throw unsound(document, problems, (problem) => testProblemInWords(problem, document.value))
}

function failOnSyntax({ file, position, syntaxErrors: [error] }: Document): void {
  if (error) throw new Failure(`${placeIn(file, position(error.offset))}: ${syntaxErrorInWords(error)}`)
}

function unsound<P extends { pointer: string }>(
  document: Document,
  [first]: readonly P[],
  inWords: (problem: P) => string,
): Error {
  if (!first) return new Error('A document that does not compile has no problem.')
  return failureAt(document, first.pointer, inWords(first))
}

function failureAt({ origin, range }: Document, pointer: string, sentence: string): Failure {
  const place = placeIn(origin(pointer).file, range(pointer).start)
  return new Failure(`${place}: ${sentence} Run 'tieline lint' to see every problem.`)
}

const placeIn = (file: string, { line, column }: { line: number; column: number }) => `${file}:${line}:${column}`
