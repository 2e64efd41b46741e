import { describe, expect, it } from 'vitest'
import { suggest } from '../../src/flow/index.ts'

describe('mend', () => {
  it.each([
    ['consnt', ['consent', 'success'], "Did you mean 'consent'?"],
    ['Consent', ['consent', 'success'], "Did you mean 'consent'?"],
    ['selectSources', ['addSource', 'selectSource'], "Did you mean 'selectSource'?"],
    ['sourceSelect', ['consent', 'success'], 'Use one of: consent, success.'],
    ['', ['consent'], 'Use one of: consent.'],
    ['x', [], 'None is declared.'],
    ['nothing', Array.from({ length: 13 }, (_, i) => `name${i}`.repeat(3)), /^Use one of: (name\d+,? ?)+\.$/],
  ])('%s among %j', (name, known, expected) => {
    const sentence = suggest(name, known)
    if (typeof expected === 'string') expect(sentence).toBe(expected)
    else expect(sentence).toMatch(expected)
  })
})
