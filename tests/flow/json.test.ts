import { expect, it } from 'vitest'
import { isSameInAnyOrder } from '../../src/flow/index.ts'

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
