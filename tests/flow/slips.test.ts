import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compile } from '../../src/flow/index.ts'
import { absent, edited } from '../support/connect-flow.ts'

/** What slipped, the edit of the real flow, and what its author is told: three lines each. */
const slips = readFileSync(new URL('fixtures/slips.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n\n')
  .map((stanza) => {
    const [what = '', change = '', told = ''] = stanza.split('\n')
    const [, at = '', value] = /^(\S+) (?:= (.*)|is taken away)$/.exec(change) ?? []
    const [, code, elsewhere, message] = /^([a-z-]+)(?: at (\/\S*|the root))?: (.*)$/.exec(told) ?? []
    const pointer = elsewhere === 'the root' ? '' : (elsewhere ?? at)
    const edits = { [at]: value === undefined ? absent : (JSON.parse(value) as unknown) }
    return { what, edits, problem: { code, pointer, message } }
  })

describe('a slip in the flow is named with its place and its mend', () => {
  it.each(slips)('$what', ({ edits, problem }) => {
    expect(compile(edited(edits)).problems).toContainEqual(problem)
  })

  it('is told once, however often the name is used', () => {
    const handled = edited({ '/steps/enterCredentials/on': { NEXT: 'nowhere' } })
    const named = edited({ '/conditions/sourceKnown/!=/0/var': 'data.nothing' })
    expect([handled, named].map((definition) => compile(definition).problems.length)).toEqual([1, 1])
  })
})
