/** A flow that a command needs compiled: the first problem ends the command, in the words of the linter. */
import { parseDocument, syntaxErrorInWords } from '../analysis/index.ts'
import { type CompiledFlow, compile, problemInWords } from '../flow/index.ts'
import { Failure } from './io.ts'

export function soundFlow(file: string, text: string): CompiledFlow {
  const document = parseDocument(file, text)
  const [syntaxError] = document.syntaxErrors
  if (syntaxError)
    throw new Failure(`${placeIn(file, document.position(syntaxError.offset))}: ${syntaxErrorInWords(syntaxError)}`)
  const { flow, problems } = compile(document.value)
  if (flow) return flow
  const [first] = problems
  if (!first) throw new Error('A flow that does not compile has a problem.')
  const place = placeIn(file, document.range(first.pointer).start)
  throw new Failure(`${place}: ${problemInWords(first, document.value)} Run 'tieline lint' to see every problem.`)
}

const placeIn = (file: string, { line, column }: { line: number; column: number }) => `${file}:${line}:${column}`
