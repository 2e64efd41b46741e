/** Checks the accessibility report itself; `npm run conformance` checks its proofs after the tests. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseTable } from '../../scripts/conformance-table.ts'

const root = new URL('../../', import.meta.url)
const text = readFileSync(new URL('docs/accessibility.md', root), 'utf8')
const rows = parseTable(text)

/** The criteria of WCAG 2.2 on levels A and AA, by guideline. 4.1.1 is obsolete; what is left out is AAA. */
const criteria = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
}

describe('docs/accessibility.md', () => {
  it('has a row for each criterion of levels A and AA, in order', () => {
    const ids = Object.entries(criteria).flatMap(([guideline, numbers]) =>
      numbers.map((each) => `${guideline}.${each}`),
    )
    expect(rows.map(({ id }) => id)).toEqual(ids)
    expect(rows.filter(({ rule }) => !/ \((A|AA)\)$/.test(rule))).toEqual([])
  })

  it('has a date, and a result for each, tested or done by hand', () => {
    expect(text).toMatch(/levels A and AA, of 20\d\d-\d\d-\d\d\./)
    const poor = rows.filter(
      ({ reading, proofs, byHand, strays }) =>
        !/^(Supports|Partially supports|Does not support|Not applicable)[.,:]/.test(reading) ||
        proofs.length + byHand.length === 0 ||
        strays.length > 0,
    )
    expect(poor.map(({ id }) => id)).toEqual([])
  })

  it('names files that exist', () => {
    const files = new Set(rows.flatMap(({ proofs }) => proofs.map(({ file }) => file)))
    expect([...files].filter((file) => !existsSync(new URL(file, root)))).toEqual([])
  })
})
