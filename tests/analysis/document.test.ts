import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type JsonSyntaxError, parseDocument, syntaxErrorInWords } from '../../src/analysis/index.ts'

const text = `{
  "a": { "b/c": [1, { "d": true }] },
  "e": "f"
}
`

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

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

  it('has a value exactly where JSON.parse reads one', () => {
    const parts = [
      '{',
      '}',
      '[',
      ']',
      '"a"',
      ':',
      ',',
      '01',
      '-0',
      '1.',
      '1e5',
      'tru',
      'null',
      ' ',
      '\ufeff',
      '\v',
      '\\',
    ]
    const strings = ['"\\x"', '"\\u12"', '"\t"', '"\n', '"\u2028"', "'a'", '//c\n', '"__proto__"', '"\\ud800"']
    const written = fc.array(fc.constantFrom(...parts, ...strings), { maxLength: 7 }).map((each) => each.join(''))
    fc.assert(
      fc.property(
        fc.oneof(
          written,
          written.map((item) => `[${item}]`),
          fc.json(),
        ),
        (each) => {
          expect(parseDocument('x.json', each).value).toEqual(parsed(each))
        },
      ),
      { numRuns: 3000 },
    )
  })

  it.each([
    ['{"a": 1,}', '1:8', 'nothing follows this comma but the }.'],
    ['[1,,2]', '1:4', 'there is one comma too many here.'],
    ['{"a": 1 "b": 2}', '1:7', 'a comma is missing after this.'],
    ['{"a" 1}', '1:6', 'a colon is missing'],
    ['{"a": }', '1:7', 'a value is missing here.'],
    ['{"a": "x}', '1:7', 'a double quote is missing'],
    ["{'a': 1}", '1:2', 'straight double quotes. Write "a".'],
    ['{“a”: 1}', '1:2', 'straight double quotes. Write "a".'],
    ['{"a": True}', '1:7', 'True is written in small letters. Write true.'],
    ['{} // why', '1:4', 'it can’t have comments.'],
    ['', '1:1', 'the file is empty.'],
    ['{} 5', '1:4', 'it was complete before this.'],
    ['{\n  "a": {\n    "b": [1, 2\n  }\n}', '3:10', 'this [ is never closed. Add the ] where it ends.'],
    ['{\n  "a": {\n    "b": 1\n  ,\n  "c": {\n    "d": 1\n  }\n}', '2:8', 'this { is never closed.'],
    ['{\n  "a": {\n    "b": 1\n  }\n  }\n}', '5:3', 'there is one } too many'],
    ['{\n  "a": "[", \n  "b": 1', '1:1', 'this { is never closed.'],
  ])('%j is not JSON because of %s', (broken, place, sentence) => {
    const { value, syntaxErrors, position } = parseDocument('x.json', broken)
    const [error] = syntaxErrors as [JsonSyntaxError]
    const { line, column } = position(error.offset)
    expect(value).toBeUndefined()
    expect([`${line}:${column}`, syntaxErrorInWords(error)]).toEqual([place, expect.stringContaining(sentence)])
    expect(syntaxErrorInWords(error)).toMatch(/^This is not JSON: /)
  })

  it('finds a key that an object has twice', () => {
    const { syntaxErrors, position } = parseDocument('x.json', '{"a": 1, "b": {"c": 1, "c": 2}}')
    expect(syntaxErrors).toMatchObject([{ code: 'repeated-key', key: 'c', pointer: '/b/c' }])
    expect(syntaxErrors.map(({ offset }) => position(offset).column)).toEqual([24])
  })

  it.each([
    ['lists', 5_000, '[', ''],
    ['closed lists', 5_000, '[', ']'],
    ['objects', 20_000, '{"a":', '}'],
  ])('refuses %s nested too deep, where they become so', (_, levels, open, close) => {
    const { value, syntaxErrors } = parseDocument('x.json', open.repeat(levels) + close.repeat(levels))
    expect(value).toBeUndefined()
    expect(syntaxErrors).toEqual([{ code: 'too-deep', most: 100, pointer: '', offset: 100 * open.length, length: 1 }])
  })
})
