import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../src/lint/document.ts'

const text = `{
  "a": { "b/c": [1, { "d": true }] },
  "e": "f"
}
`

describe('parseDocument', () => {
  it.each([
    ['', '1:1', '4:2'],
    ['/a', '2:3', '2:6'],
    ['/a/b~1c/0', '2:18', '2:19'],
    ['/a/b~1c/1/d', '2:28', '2:32'],
    ['/e', '3:8', '3:11'],
    ['/a/nowhere/at/all', '2:3', '2:6'],
  ])('%s is from %s to %s', (pointer, from, to) => {
    const { start, end } = parseDocument('x.json', text).range(pointer)
    expect([`${start.line}:${start.column}`, `${end.line}:${end.column}`]).toEqual([from, to])
  })

  it('reads what JSON.parse reads', () => {
    for (const each of [text, '[]', '"x"', 'null', '{"__proto__": {"a": 1}}'])
      expect(parseDocument('x.json', each).value).toEqual(JSON.parse(each))
  })

  it.each([
    ['{"a": 1,}', 'This is no JSON'],
    ['{"a": 1', 'This is no JSON'],
    ['', 'This is no JSON'],
    ['{} // why', 'This is no JSON'],
    ['{"a": 1, "b": {"c": 1, "c": 2}}', "'c' stands here a second time"],
  ])('%s has a fault', (broken, says) => {
    expect(parseDocument('x.json', broken).faults[0]?.message).toContain(says)
  })
})
