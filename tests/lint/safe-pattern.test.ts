/** Patterns of forms: which are accepted, and that those take no time. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patternProblem } from '../../src/lint/forms/safe-pattern.ts'
import { cpuTimeOf } from '../support/cpu-time.ts'

describe('a pattern', () => {
  it.each([
    ['^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$', null],
    ['^\\+?\\d{3,10}-?\\d{3,10}$', null],
    ['^[\\p{L} .-]{1,60}$', null],
    ['^$', null],
    ['^a$', null],
    ['a', 'not-anchored'],
    ['^a', 'not-anchored'],
    ['^a*$', 'not-supported'],
    ['^a+$', 'not-supported'],
    ['^(a)$', 'not-supported'],
    ['^a|b$', 'not-supported'],
    ['^(?=a)$', 'not-supported'],
    ['^\\1$', 'not-supported'],
    ['^[$', 'not-supported'],
    ['^a{2,1}$', 'not-supported'],
    ['^a\\$', 'not-supported'],
    ['^[z-a]$', 'not-supported'],
    ['^a{0,40}a{0,40}$', 'too-many-ways'],
  ])('%s: %s', (pattern, problem) => {
    expect(patternProblem(pattern)).toBe(problem)
  })

  it('that is accepted is matched within a moment, whatever is typed', () => {
    const part = fc.constantFrom('a', '.', '[a-z]', '\\w', 'b', '?', '{0,9}', '{1,30}', '{3}', '+', '*', '(', ')', '|')
    const patterns = fc.array(part, { maxLength: 12 }).map((parts) => `^${parts.join('')}$`)
    fc.assert(
      fc.property(patterns, (pattern) => {
        if (patternProblem(pattern) !== null) return
        const expression = new RegExp(pattern, 'u')
        const texts = ['a'.repeat(2000), `${'a'.repeat(200)}!`, 'ab'.repeat(1000)]
        expect(cpuTimeOf(() => texts.map((text) => expression.test(text)))).toBeLessThan(500)
      }),
      { numRuns: 500 },
    )
  })
})
