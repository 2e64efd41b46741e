import { placeProblem } from '../../flow/index.ts'
import { fieldProblems } from '../forms/field-problems.ts'
import type { FormRule } from '../rule.ts'
import { isAboutKey } from './parts/problems.ts'

/** The build refuses a form that is misshapen, too. */
export const formFields: FormRule<'form-fields'> = {
  id: 'form-fields',
  severity: 'error',
  over: 'forms',
  summary: 'The fields of a form are sound: their keys, bounds, patterns and conditions.',
  rank: 'definition',
  check: ({ name, otherName, document, definition, problems }, report) => {
    for (const problem of problems)
      report(problem.pointer, placeProblem(problem, document.value), { marksKey: isAboutKey(problem) })
    if (!definition) return
    if (otherName !== null) report('/name', { code: 'wrong-name', name: otherName, expected: name })
    for (const { pointer, ...problem } of fieldProblems(definition)) report(pointer, problem)
  },
}
