import { clientsOf, combinationsOf, mostCombinations } from '../../analysis/index.ts'
import type { FlowTestsRule } from '../rule.ts'

export const assumptions: FlowTestsRule = {
  id: 'assumptions',
  severity: 'error',
  over: 'flow-tests',
  summary: 'Each assumption excludes some clients, and all together leave some.',
  check: ({ compiled: flow }, { compiled: tests }, { tests: report }) => {
    if (!flow || !tests || combinationsOf(flow.inputs) > mostCombinations) return
    const all = tests.assumptions
    const allowedBy = (some: typeof all) =>
      clientsOf(
        flow,
        some.map(({ test }) => test),
      ).length
    for (const [index, each] of all.entries()) {
      const at = `${each.pointer}/that`
      const isLast = allowedBy(all.slice(0, index)) > 0 && allowedBy(all.slice(0, index + 1)) === 0
      if (isLast) {
        const alone = allowedBy([each]) === 0
        const why = alone ? 'It holds for no client' : 'Together with those before it, it holds for no client'
        report(at, `${why}: with '${each.id}' nobody is left to check the flow for. Correct or remove it.`)
      }
      const others = all.filter((other) => other !== each)
      if (allowedBy(others) > 0 && allowedBy(others) === allowedBy(all))
        report(at, `'${each.id}' excludes nobody: it holds for every client anyway. Correct or remove it.`)
    }
  },
}
