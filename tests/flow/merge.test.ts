import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergedKeys, mergePatch } from '../../src/flow/merge.ts'

/** RFC 7396, appendix A. */
const appendix: [document: unknown, patch: unknown, result: unknown][] = [
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
]

describe('mergePatch', () => {
  it.each(appendix)('%j with %j is %j', (document, patch, result) => {
    expect(mergePatch(document, patch)).toEqual(result)
  })

  it('changes neither argument', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (document, patch) => {
        const before = JSON.stringify([document, patch])
        mergePatch(document, patch)
        expect(JSON.stringify([document, patch])).toBe(before)
      }),
    )
  })

  it.each(['{"__proto__":{"x":1}}', '{"a":{"__proto__":{"x":1}}}', '{"constructor":{"prototype":{"x":1}}}'])(
    '%s reaches no prototype',
    (patch) => {
      const merged = mergePatch({ a: {} }, JSON.parse(patch)) as { a: object }
      expect([merged, merged.a, {}].map((value) => 'x' in value)).toEqual([false, false, false])
      expect(Object.getPrototypeOf(merged)).toBe(Object.prototype)
    },
  )
})

it('a merge patch sets the values within it, each at its pointer', () => {
  expect(mergedKeys({ a: { 'b/c': 1, d: null }, e: [{ f: 1 }], g: {} })).toEqual([
    { pointer: '/a/b~1c', value: 1 },
    { pointer: '/a/d', value: null },
    { pointer: '/e', value: [{ f: 1 }] },
  ])
})
