import { formsNamed } from '../../flow/index.ts'
import type { FormRule } from '../rule.ts'

export const formUnused: FormRule<'form-unused'> = {
  id: 'form-unused',
  severity: 'warning',
  over: 'forms',
  summary: 'Every form is shown by a step.',
  check: ({ name }, report, { flows }) => {
    // Without its flows nothing is known of a form's use.
    if (flows.length === 0 || flows.some(({ document }) => formsNamed(document.value).includes(name))) return
    report('/name', { code: 'unused', name })
  },
}
