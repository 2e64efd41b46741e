import type { FormRule } from '../rule.ts'

export const formUnused: FormRule<'form-unused'> = {
  id: 'form-unused',
  severity: 'warning',
  over: 'forms',
  summary: 'Every form is shown by a step.',
  check: ({ name }, report, { formsInUse }) => {
    if (formsInUse === null || formsInUse.has(name)) return
    report('/name', { code: 'unused', name })
  },
}
