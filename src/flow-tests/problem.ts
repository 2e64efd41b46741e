/** What is wrong with a file of flow tests, as data, and in words. */
import { type PlacedProblem, type Problem, placeProblem, problemInWords } from '../flow/index.ts'

export type TestProblem = Problem | OwnProblem

type OwnProblem = { pointer: string } & (
  | { code: 'flow-condition'; name: string }
  /** `inputsAlone`: data is not known either. */
  | { code: 'unknown-there'; path: string; inputsAlone: boolean }
  | { code: 'repeated-id'; id: string }
  | { code: 'never-or-always'; id: string; hasBoth: boolean }
)

export function placeTestProblem(problem: TestProblem, document: unknown): PlacedProblem | OwnProblem {
  switch (problem.code) {
    case 'flow-condition':
    case 'unknown-there':
    case 'repeated-id':
    case 'never-or-always':
      return problem
    default:
      return placeProblem(problem, document)
  }
}

export function testProblemInWords(problem: TestProblem, document: unknown): string {
  switch (problem.code) {
    case 'flow-condition':
      return `'${problem.name}' is a condition of the flow: a test that repeats it passes whatever it says. Write out what is expected, or name it in "conditions" of this file.`
    case 'unknown-there':
      return `It looks at '${problem.path}', of which nothing is known here. Look at ${problem.inputsAlone ? 'inputs' : 'inputs and data'} alone.`
    case 'repeated-id':
      return `'${problem.id}' is the name of another test, too. Rename one of them.`
    case 'never-or-always':
      return `'${problem.id}' needs either "never" or "always". ${problem.hasBoth ? 'Make it two invariants' : 'Add one of them'}.`
    default:
      return problemInWords(problem, document)
  }
}
