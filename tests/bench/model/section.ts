/** How the model check grows with the flow. */
import { walk } from '../../../src/engine/index.ts'
import { type Row, type Section, single } from '../row.ts'
import { flowTimes } from './copies.ts'

const sizes = [1, 10, 100]

export function modelSection(): Section {
  const rows: Row[] = []
  let before: { ms: number; states: number } | null = null
  for (const copies of sizes) {
    const flow = flowTimes(copies)
    const began = process.cpuUsage()
    const states = walk(flow).states.length
    const { user, system } = process.cpuUsage(began)
    const ms = (user + system) / 1000
    rows.push({ what: `flow × ${copies}: states`, unit: 'states', value: single(states), limit: null })
    rows.push({ what: `flow × ${copies}: walk`, unit: 's', value: single(ms / 1000), limit: null })
    if (before) {
      const growth = ms / before.ms / (states / before.states)
      rows.push({
        what: `flow × ${copies}: time per state, of the size before`,
        unit: '×',
        value: single(growth),
        limit: { atMost: 2 },
      })
    }
    before = { ms, states }
  }
  return {
    title: 'Model check',
    about:
      "Every reachable state of the specification's flow, and of the flow ten and a hundred times over, one after " +
      'another: each success leads to the next consent. It is CPU time of Node, measured once. The time of a state must not grow with ' +
      'the flow, or a large flow could not be checked on each edit.',
    rows,
  }
}
