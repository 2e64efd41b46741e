import { describe, expect, it } from 'vitest'
import { walk } from '../../src/engine/index.ts'
import { createConditionCompiler } from '../../src/flow/conditions.ts'
import { connectFlow } from '../support/connect-flow.ts'

const { definition, inputs, data } = connectFlow
const conditions = createConditionCompiler(definition.conditions, { in: inputs, data }, () => {})
/** Assertions about how a place is entered need the goal of each edge: the linter's work. */
const nevers = (definition.assert ?? []).flatMap(({ id, never }) =>
  never && !never.entering ? [{ id, ...never }] : [],
)

describe('over every reachable state, for all inputs', () => {
  const { reached, edges, trace, space } = walk(connectFlow)

  it.each(nevers)('the flow keeps its promise $id', ({ at, without, if: when }) => {
    const holds = when === undefined ? () => true : conditions.test(when, '')
    const passes = without === undefined ? [] : [without].flat()
    const broken = reached.flatMap(({ place, state: { data: known, trail }, inputs: reaching }, index) => {
      if (place !== at && !place.startsWith(`${at}.`)) return []
      if (passes.length > 0 && passes.some((step) => trail.includes(step))) return []
      const caught = space.filter(reaching, (given) => holds({ in: given, data: known, event: {} }))
      return caught === 0n ? [] : [trace(index, caught)]
    })
    expect(broken[0]).toBeUndefined()
  })

  /** For which inputs a state that is good, or leads to one, is reached. */
  function reaching(isGood: (index: number) => boolean): bigint[] {
    const good = reached.map(({ inputs: here }, index) => (isGood(index) ? here : 0n))
    for (let grown = true; grown; ) {
      grown = false
      for (const [from, leaving] of edges.entries()) {
        const found = leaving.reduce((set, { to, when }) => set | (when & (good[to] ?? 0n)), good[from] ?? 0n)
        grown ||= found !== good[from]
        good[from] = found
      }
    }
    return good
  }

  it('success or the close can be reached from everywhere', () => {
    const good = reaching((index) => Boolean(reached[index]?.state.closed) || reached[index]?.place === 'success')
    const stuck = reached.findIndex(({ inputs: here }, index) => (here & ~(good[index] ?? 0n)) !== 0n)
    expect(stuck === -1 ? null : trace(stuck)).toBeNull()
  })

  it('success can be reached without closing first, whatever the inputs', () => {
    const succeeding = reached
      .filter(({ place }) => place === 'success')
      .reduce((set, { inputs: its }) => set | its, 0n)
    expect(succeeding).toBe(space.all)
  })
})
