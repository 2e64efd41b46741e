/** Checks the table itself; `npm run conformance` checks its proofs after the tests. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseTable } from '../../scripts/conformance-table.ts'

const root = new URL('../../', import.meta.url)
const rows = parseTable(readFileSync(new URL('docs/conformance.md', root), 'utf8'))

describe('docs/conformance.md', () => {
  it('numbers its rules by section, each once and in order', () => {
    const counts = new Map<string, number>()
    for (const { id } of rows) {
      const section = id.split('.')[0] ?? ''
      const next = (counts.get(section) ?? 0) + 1
      expect(id).toBe(`${section}.${next}`)
      counts.set(section, next)
    }
    expect([...counts.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  })

  it('has a rule and tests in each row', () => {
    const poor = rows.filter(({ rule, proofs, strays }) => rule === '' || proofs.length === 0 || strays.length > 0)
    expect(poor.map(({ id }) => id)).toEqual([])
  })

  it('states each rule once', () => {
    const rules = rows.map(({ rule }) => rule)
    expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([])
  })

  it('names files that exist', () => {
    const files = new Set(rows.flatMap(({ proofs }) => proofs.map(({ file }) => file)))
    expect([...files].filter((file) => !existsSync(new URL(file, root)))).toEqual([])
  })
})
