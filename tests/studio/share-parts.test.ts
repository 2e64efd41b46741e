import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareParts } from '../../src/studio/document/share-parts.ts'

const json = fc.json({ maxDepth: 4 })

it('is the same value, whatever it shares', () => {
  fc.assert(
    fc.property(json, json, (text, other) => {
      const [value, known] = [JSON.parse(text), JSON.parse(other)]
      expect(JSON.stringify(shareParts(value, known))).toBe(JSON.stringify(JSON.parse(text)))
      expect(shareParts(JSON.parse(other), known)).toBe(known)
    }),
  )
})

it('has the parts that are equal, at the same keys and places', () => {
  const known = { steps: { a: { screen: 'x' }, b: [{ to: 'a' }, { to: 'b' }] }, path: ['a'] }
  const shared = shareParts({ path: ['a'], steps: { a: { screen: 'y' }, b: [{ to: 'a' }, { to: 'c' }] } }, known)
  expect(shared.path).toBe(known.path)
  expect(shared.steps.b[0]).toBe(known.steps.b[0])
  expect(shared).toEqual({ path: ['a'], steps: { a: { screen: 'y' }, b: [{ to: 'a' }, { to: 'c' }] } })
})

it('does not take an order of keys for another', () => {
  expect(Object.keys(shareParts({ b: 1, a: 1 }, { a: 1, b: 1 }))).toEqual(['b', 'a'])
})
