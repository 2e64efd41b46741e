import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile } from '../../src/flow/index.ts'
import { absent, connectDefinition, edit, edited, pointersOf } from '../support/connect-flow.ts'

const deep = (levels: number): unknown => JSON.parse(`${'{"!":'.repeat(levels)}"byInvoices"${'}'.repeat(levels)}`)

/** Keys below these are names. */
const tables = /^(steps|states|on|status|conditions|inputs|data|settings|overlays|set)$/

/** The pointer without names and positions in lists. */
const kindOf = (pointer: string) =>
  pointer
    .split('/')
    .map((segment, index, all) => (/^\d+$/.test(segment) || tables.test(all[index - 1] ?? '') ? '*' : segment))
    .join('/')

describe('compile', () => {
  it('finds nothing wrong with the real flow', () => {
    expect(compile(connectDefinition()).problems).toEqual([])
  })

  it('never throws, whatever JSON it is given', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(compile(value).problems.length).toBeGreaterThan(0)
      }),
      { numRuns: 2000 },
    )
  })

  it('never throws, whatever value is put anywhere in the real flow', () => {
    const strangers: unknown[] = [absent, null, true, -1, '', '@next', '__proto__', [], {}, [null], { toString: 1 }]
    const text = JSON.stringify(connectDefinition())
    const known = new Set<string>()
    for (const [index, pointer] of pointersOf(JSON.parse(text)).entries()) {
      const kind = kindOf(pointer)
      // Where steps, rules or names of one kind are read alike, each after the first gets one stranger in turn.
      const tried = known.has(kind) ? [strangers[index % strangers.length]] : strangers
      known.add(kind)
      for (const stranger of tried) {
        if (pointer === '' && stranger === absent) continue
        const { flow, problems } = compile(edit(JSON.parse(text), pointer, stranger))
        if ((flow === null) !== problems.length > 0)
          expect.fail(`${pointer}: a flow or problems, never both or neither`)
      }
    }
  })

  it.each([
    ['undefined', undefined],
    ['a bigint', 1n],
    ['a map', new Map()],
    ['a bigint inside', edited({ '/version': 1n })],
    ['a bigint where a name is chosen', edited({ '/steps/consent/screen': 1n })],
    ['an object without a prototype where a name is chosen', edited({ '/steps/consent/screen': Object.create(null) })],
    ['100,000 nested lists', JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
    ['a condition nested 50,000 deep', edited({ '/conditions/byInvoices': deep(50_000) })],
    [
      'a merge nested 50,000 deep',
      edited({ '/variants': [{ id: 'v', when: 'byInvoices', merge: { x: deep(50_000) } }] }),
    ],
  ])('reports %s as a problem', (_, value) => {
    expect(compile(value).flow).toBeNull()
  })
})
