import { describe, expect, it } from 'vitest'
import { diff } from '../../src/diff/index.ts'
import { compiled, type Edits, sentencesOf, shortFor } from './support/compare.ts'

describe('a split', () => {
  const sentences = (before: Edits, after: Edits) =>
    sentencesOf(
      diff({ flow: compiled('small', before), tests: null }, { flow: compiled('small', after), tests: null }).changes,
    )
  const ninety = shortFor({ control: 90, short: 10 })

  it('with other shares is one change', () => {
    expect(sentences(ninety, shortFor({ control: 70, short: 25, long: 5 }))).toEqual([
      'The sessions of `length` are 70 % `control`, 25 % `short` and 5 % `long`, before 90 % `control` and 10 % `short`.',
    ])
  })

  it('that alone decides has a share of the sessions, and no number of combinations', () => {
    const switched = {
      '/inputs/length': ninety['/inputs/length'],
      '/steps/consent/when': { '==': [{ var: 'in.length' }, 'control'] },
    }
    const before = { ...switched, '/steps/consent/when': null }
    expect(sentences(before, switched)).toContain(
      'Clients with `length` short (10 % of sessions) now skip `consent` on the way to `success`.',
    )
  })
})
