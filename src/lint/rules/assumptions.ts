import { combinationsOf, mostCombinations } from '../../analysis/index.ts'
import { allInputs } from '../../engine/index.ts'
import { childPointer } from '../../flow/index.ts'
import type { FlowTestsRule } from '../rule.ts'

export const assumptions: FlowTestsRule<'assumptions'> = {
  id: 'assumptions',
  severity: 'error',
  over: 'flow-tests',
  summary: 'Each assumption excludes some clients, and all together leave some.',
  check: ({ compiled: flow }, { compiled: tests }, { tests: report }) => {
    if (!flow || !tests || combinationsOf(flow.inputs) > mostCombinations) return
    const all = tests.assumptions
    const clients = allInputs(flow)
    const allowedBy = (some: typeof all) =>
      clients.filter((inputs) => some.every(({ test }) => test({ in: inputs, data: {}, event: {} }))).length
    for (const [index, each] of all.entries()) {
      const at = childPointer(each.pointer, 'that')
      const isLast = allowedBy(all.slice(0, index)) > 0 && allowedBy(all.slice(0, index + 1)) === 0
      if (isLast) {
        const alone = allowedBy([each]) === 0
        report(at, { code: alone ? 'for-no-client' : 'for-no-client-together', id: each.id })
      }
      const others = all.filter((other) => other !== each)
      if (allowedBy(others) > 0 && allowedBy(others) === allowedBy(all))
        report(at, { code: 'excludes-no-client', id: each.id })
    }
  },
}
