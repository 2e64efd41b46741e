import { beforeAll, describe, expect, it } from 'vitest'
import { type Walk, walk } from '../../src/engine/index.ts'
import { createConditionCompiler } from '../../src/flow/conditions.ts'
import { connectFlow } from '../support/connect-flow.ts'

const { definition, inputs, data } = connectFlow
const conditions = createConditionCompiler(definition.conditions, { in: inputs, data }, () => {})
/** Assertions about how a place is entered need the goal of each edge: the linter's work. */
const nevers = (definition.assert ?? []).flatMap(({ id, never }) =>
  never && !never.entering ? [{ id, ...never }] : [],
)

describe('over every reachable state, for all inputs', () => {
  let everything: Walk
  beforeAll(() => {
    everything = walk(connectFlow)
  }, 120_000)

  it.each(nevers)('the flow keeps its promise $id', ({ at, without, if: when }) => {
    const holds = when === undefined ? () => true : conditions.test(when, '')
    const passes = without === undefined ? [] : [without].flat()
    const broken = everything.reached.findIndex(({ place, state: { in: given, data: known, trail } }) => {
      if (place !== at && !place.startsWith(`${at}.`)) return false
      if (passes.length > 0 && passes.some((step) => trail.includes(step))) return false
      return holds({ in: given, data: known, event: {} })
    })
    expect(broken === -1 ? null : everything.trace(broken)).toBeNull()
  })

  it('success or the close can be reached from everywhere', () => {
    const { reached, next } = everything
    const before: number[][] = reached.map(() => [])
    for (const [from, targets] of next.entries()) for (const to of targets) before[to]?.push(from)
    const good = reached.map(({ state, place }) => state.closed || place === 'success')
    const queue = good.flatMap((isGood, index) => (isGood ? [index] : []))
    for (const index of queue) {
      for (const from of before[index] ?? []) {
        if (good[from]) continue
        good[from] = true
        queue.push(from)
      }
    }
    const stuck = good.indexOf(false)
    expect(stuck === -1 ? null : everything.trace(stuck)).toBeNull()
  })

  it('success can be reached without closing first, whatever the inputs', () => {
    const succeeding = new Set(
      everything.reached.filter(({ place }) => place === 'success').map(({ state }) => state.in),
    )
    const started = new Set(everything.reached.map(({ state }) => state.in))
    expect(succeeding.size).toBe(started.size)
  })
})
