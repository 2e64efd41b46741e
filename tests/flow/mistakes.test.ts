import { describe, expect, it } from 'vitest'
import { compile, placedProblemInWords, placeProblem, problemInWords } from '../../src/flow/index.ts'
import { edited } from '../support/connect-flow.ts'
import { mistakes } from './support/mistakes.ts'

/** A sentence about a variant begins with where it is, unless the pointer says so. */
const withoutVariant = (sentence: string) => sentence.replace(/^With the variant .*?: /, '')

describe('a mistake in the flow has a code, a place and a sentence that says how to fix it', () => {
  it.each(mistakes)('$what', ({ edits, problem }) => {
    const definition = edited(edits)
    const found = compile(definition).problems.map((each) => {
      const { code, pointer } = each
      return { code, pointer, message: problemInWords(each, definition) }
    })
    expect(found).toContainEqual(problem)
  })

  it.each(mistakes)('$what: the sentence needs the parameters and not the pointer', ({ edits }) => {
    const definition = edited(edits)
    const placed = compile(definition).problems.map((each) => placeProblem(each, definition))
    const worded = placed.map((each) => placedProblemInWords(each, definition))
    const moved = placed.map((each) =>
      placedProblemInWords({ ...each, pointer: each.variant?.pointer ?? '' }, definition),
    )
    expect(moved.map(withoutVariant)).toEqual(worded.map(withoutVariant))
  })

  it('is reported once, however often the name is used', () => {
    const handled = edited({ '/steps/enterCredentials/on': { NEXT: 'nowhere' } })
    const named = edited({ '/conditions/sourceKnown/!=/0/var': 'data.nothing' })
    expect([handled, named].map((definition) => compile(definition).problems.length)).toEqual([1, 1])
  })
})
