import { describe, expect, it } from 'vitest'
import { compile } from '../../src/flow/index.ts'
import { edited } from '../support/connect-flow.ts'
import { mistakes } from './support/mistakes.ts'

describe('a slip in the flow is named with its place and its mend', () => {
  it.each(mistakes)('$what', ({ edits, problem }) => {
    expect(compile(edited(edits)).problems).toContainEqual(problem)
  })

  it('is told once, however often the name is used', () => {
    const handled = edited({ '/steps/enterCredentials/on': { NEXT: 'nowhere' } })
    const named = edited({ '/conditions/sourceKnown/!=/0/var': 'data.nothing' })
    expect([handled, named].map((definition) => compile(definition).problems.length)).toEqual([1, 1])
  })
})
