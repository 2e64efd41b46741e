import { secretProblems } from '../forms/secrets.ts'
import type { FormRule } from '../rule.ts'

export const formSecrets: FormRule<'form-secrets'> = {
  id: 'form-secrets',
  severity: 'error',
  over: 'forms',
  summary: 'A form asks for no password, code or card number.',
  check: ({ definition }, report) => {
    if (!definition) return
    for (const { pointer, words } of secretProblems(definition)) report(pointer, { code: 'asks-for-secret', words })
  },
}
