/** What other modules ask of definitions as JSON: whether they are the same, what a patch sets, and what is switched off. */
import { expect, it } from 'vitest'
import { isSameInAnyOrder, mergedKeys, switchedOn } from '../../src/flow/index.ts'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'

it.each<[a: unknown, b: unknown, isSame: boolean]>([
  [{ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: 1, b: 2 }, { a: 1, c: 2 }, false],
  [{ toString: 1 }, {}, false],
  [[1, 2], [2, 1], false],
  [[1, 2], [1], false],
  [[{ a: 1, b: 2 }], [{ b: 2, a: 1 }], true],
  [[1], { 0: 1 }, false],
  [{}, 'a text', false],
  [{}, null, false],
  [null, {}, false],
  [null, null, true],
  ['1', 1, false],
])('%j and %j are the same in any order of keys: %s', (a, b, isSame) => {
  expect(isSameInAnyOrder(a, b)).toBe(isSame)
})

it('a merge patch sets the values within it, each at its pointer', () => {
  expect(mergedKeys({ a: { 'b/c': 1, d: null }, e: [{ f: 1 }], g: {} })).toEqual([
    { pointer: '/a/b~1c', value: 1 },
    { pointer: '/a/d', value: null },
    { pointer: '/e', value: [{ f: 1 }] },
  ])
})

it('a flow with every step switched on is the same but for that', () => {
  const flow = (...steps: object[]) => ({ name: 'f', steps: { ...steps } }) as unknown as FlowDefinition
  expect(switchedOn(flow({ screen: 'a' }, { screen: 'b', enabled: true }))).toBeNull()
  const on = { name: 'f', steps: { 0: { screen: 'a' }, 1: { screen: 'b' } } }
  expect(switchedOn(flow({ screen: 'a', enabled: true }, { screen: 'b', enabled: false }))).toEqual(on)
})
