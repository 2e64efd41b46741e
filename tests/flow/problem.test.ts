import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { didYouMean, millisecondsInWords, type Problem, problemInWords } from '../../src/flow/index.ts'

describe('didYouMean', () => {
  it.each([
    ['consnt', ['consent', 'success'], "Did you mean 'consent'?"],
    ['Consent', ['consent', 'success'], "Did you mean 'consent'?"],
    ['selectSources', ['addSource', 'selectSource'], "Did you mean 'selectSource'?"],
    ['captcha', ['consent', 'captcha-check'], "Did you mean 'captcha-check'?"],
    ['next', ['consent', '@next'], "Did you mean '@next'?"],
    ['sourceSelect', ['consent', 'success'], 'Use one of: consent, success.'],
    ['', ['consent'], 'Use one of: consent.'],
    ['x', ['consent', 'success', 'consent'], 'Use one of: consent, success.'],
    ['x', [], 'None is declared.'],
  ])('%s among %j', (name, known, expected) => {
    expect(didYouMean(name, known)).toBe(expected)
  })

  it.each([
    [
      16,
      'name0, name1, name2, name3, name4, name5, name6, name7, name8, name9, name10, name11, name12, name13, name14, name15.',
    ],
    [
      17,
      'name0, name1, name2, name3, name4, name5, name6, name7, name8, name9, name10, name11, name12, name13, name14 and 2 more.',
    ],
  ])('says of %i names how many it leaves out', (count, listed) => {
    const known = Array.from({ length: count }, (_, index) => `name${index}`)
    expect(didYouMean('completely different', known)).toBe(`Use one of: ${listed}`)
  })
})

const fieldPattern = '^((in|data|event)|answers\\.[a-zA-Z][a-zA-Z0-9]*)\\.[a-zA-Z][a-zA-Z0-9]*$'

/** Every pattern of the schemas of documents that people write. */
const patterns = readdirSync('schemas')
  .filter((name) => /^(flow|form|config).*\.schema\.json$/.test(name))
  .flatMap((name) => [...readFileSync(`schemas/${name}`, 'utf8').matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)])
  .map(([, pattern = '']) => JSON.parse(pattern) as string)

it.each([...new Set(patterns)])('words what the pattern %s wants, without a regular expression', (pattern) => {
  const problem: Problem = { code: 'wrong-form', pointer: '/x', text: '?', pattern }
  expect(problemInWords(problem, {})).toMatch(/\. \S.*\.$/)
  expect(problemInWords(problem, {})).not.toMatch(/[\^\\]|\[a-z]/)
})

it.each([
  ['^/[a-z-]*$', '/Our  own/page!', {}, 'Write "/our-own-page".'],
  [fieldPattern, 'data.a-b', { data: { 'a-b': { type: 'boolean' } } }, '"data.a-b" is not a field.'],
  [fieldPattern, 'data', { data: {} }, '"data" is not a field.'],
  [fieldPattern, 'data.own.part', { data: { own: { type: 'boolean' } } }, "Write 'data.own' alone."],
])('of the pattern %s says what %s has to be', (pattern, text, document, words) => {
  expect(problemInWords({ code: 'wrong-form', pointer: '/x', text, pattern }, document)).toContain(words)
})

it('throws for a pattern of no schema', () => {
  const problem: Problem = { code: 'wrong-form', pointer: '/x', text: '?', pattern: '^x$' }
  expect(() => problemInWords(problem, {})).toThrow('No words for the pattern ^x$')
})

it.each([
  [500, '500 ms'],
  [2500, '2500 ms (2.5 seconds)'],
  [60_000, '60000 ms (1 minute)'],
  [90_000, '90000 ms (1 minute 30 seconds)'],
  [5_401_000, '5401000 ms (1 hour 30 minutes 1 second)'],
])('words a duration of %i ms exactly', (ms, words) => {
  expect(millisecondsInWords(ms)).toBe(words)
})
