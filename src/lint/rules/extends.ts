import type { VariantRule } from '../rule.ts'

export const extendsRule: VariantRule<'extends'> = {
  id: 'extends',
  severity: 'error',
  over: 'variants',
  summary: 'A variant file extends a flow that exists, and can be merged into it.',
  rank: 'definition',
  check: ({ problems }, report) => {
    for (const problem of problems) report(problem.pointer, problem)
  },
}
