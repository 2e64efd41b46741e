import { textProblems } from '../forms/text-problems.ts'
import type { FormRule } from '../rule.ts'

export const formTexts: FormRule<'form-texts'> = {
  id: 'form-texts',
  severity: 'error',
  over: 'forms',
  summary: 'A form has its texts in every language, none too long, with the same names in braces.',
  check: ({ definition }, report) => {
    if (!definition) return
    for (const { pointer, ...problem } of textProblems(definition)) report(pointer, problem)
  },
}
