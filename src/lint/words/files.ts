/** Variant files, before they are merged. */
import { type FileProblem, fileProblemInWords } from '../../flow-files/index.ts'
import type { RuleWords, SentenceContext } from './table.ts'

type ProblemOf<Code extends FileProblem['code']> = Extract<FileProblem, { code: Code }>

const problem = (violation: FileProblem, { document }: SentenceContext) => fileProblemInWords(violation, document)

export const words = {
  extends: {
    misshapen: (violation: ProblemOf<'misshapen'>, context) => problem(violation, context),
    'wrong-name': (violation: ProblemOf<'wrong-name'>, context) => problem(violation, context),
    'unknown-base': (violation: ProblemOf<'unknown-base'>, context) => problem(violation, context),
    'circular-extends': (violation: ProblemOf<'circular-extends'>, context) => problem(violation, context),
    'unusable-base': (violation: ProblemOf<'unusable-base'>, context) => problem(violation, context),
  },
} satisfies RuleWords
