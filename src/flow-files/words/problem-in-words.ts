/** The sentence for a problem of a variant file or of the name of a form: what is wrong and how to fix it. */
import { problemInWords, suggestionInWords } from '../../flow/index.ts'
import type { FileProblem, FileProblemOf } from '../problem.ts'

type Words = { [Code in FileProblem['code']]: (problem: FileProblemOf<Code>, document: unknown) => string }

const words: Words = {
  misshapen: ({ problem }, document) => problemInWords(problem, document),
  'wrong-name': ({ name, expected }) =>
    `'${name}' is not the name of the file. Write '${expected}', or rename the file to ${name}.flow.json.`,
  'unknown-base': ({ base, folder, suggestion }) =>
    `There is no flow '${base}' in ${folder || 'this folder'}. ${suggestionInWords(suggestion)}`,
  'circular-extends': ({ chain }) =>
    `${chain.map((name) => `'${name}'`).join(' extends ')}: a flow can't extend itself. Extend another flow.`,
  'unusable-base': ({ file }) => `${file} can't be used, so nothing can be merged into it. Fix that file first.`,
}

export const otherFormNameInWords = (otherName: string, name: string): string =>
  `The form is called '${otherName}' here and '${name}' by its file. Write '${name}', or rename the file.`

export function fileProblemInWords(problem: FileProblem, document: unknown): string {
  const say = words[problem.code] as (problem: FileProblem, document: unknown) => string
  return say(problem, document)
}
