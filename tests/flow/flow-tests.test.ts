import { describe, expect, it } from 'vitest'
import { compileAssertions, problemInWords } from '../../src/flow/index.ts'
import { absent, compiled, connectFlow, edited, pointersOf } from '../support/connect-flow.ts'

const promising = (assertion: object) => compileAssertions(compiled(edited({ '/assert': [{ id: 'p', ...assertion }] })))

describe('compileAssertions', () => {
  it('finds nothing wrong with the real flow', () => {
    const { assertions, problems } = compileAssertions(connectFlow)
    expect(problems).toEqual([])
    expect(assertions.map(({ id }) => id)).toEqual(connectFlow.definition.assert?.map(({ id }) => id))
  })

  it('takes a step for all its states, and goals for themselves', () => {
    const { assertions } = promising({
      leads: { at: ['addSource', 'consent'], on: 'NEXT', to: ['@stay', 'addSource.email'] },
    })
    const [lead] = assertions[0]?.leads ?? []
    expect([...(lead?.at ?? [])]).toEqual([
      ['addSource', ['addSource.website', 'addSource.email', 'addSource.thankyou']],
      ['consent', ['consent']],
    ])
    expect([...(lead?.to ?? [])]).toEqual([
      ['@stay', ['@stay']],
      ['addSource.email', ['addSource.email']],
    ])
  })

  it('reads one promise as a list of one', () => {
    const row = { on: 'timeout', to: 'consent', after: 'loadedDelayMs' }
    const [alone, listed] = [promising({ leads: row }), promising({ leads: [row, row] })]
    expect(alone.assertions[0]?.leads).toMatchObject([{ pointer: '/assert/0/leads', at: null, afterMs: 500 }])
    expect(listed.assertions[0]?.leads.map(({ pointer }) => pointer)).toEqual([
      '/assert/0/leads/0',
      '/assert/0/leads/1',
    ])
  })
})

describe('whatever is promised', () => {
  it('it never throws', () => {
    const strangers: unknown[] = [absent, null, true, -1, '', '@next', '__proto__', [], {}, [null], { toString: 1 }]
    for (const pointer of pointersOf({ assert: connectFlow.definition.assert?.slice(0, 7) }).slice(1))
      for (const stranger of strangers) {
        const definition = edited({ [pointer]: stranger }) as typeof connectFlow.definition
        const { assertions, problems } = compileAssertions({ ...connectFlow, definition })
        if (problems.length === 0 && assertions.length === 0 && pointer !== '/assert') expect.fail(pointer)
      }
  })
})

const row = { at: 'consent', on: 'NEXT', to: 'success' }

describe('a slip in a promise is named with its place and its mend', () => {
  it.each<[pointer: string, assertion: object, message: string]>([
    ['/never/at', { never: { at: 'consnt' } }, "There is no 'consnt'. Did you mean 'consent'?"],
    ['/never/at/1', { never: { at: ['consent', 'addSource.mail'] } }, "Did you mean 'addSource.email'?"],
    ['/never/without', { never: { at: 'success', without: 'addSource.email' } }, "There is no 'addSource.email'"],
    ['/never/without/1', { never: { at: 'success', without: ['consent', 'uploads'] } }, "There is no 'uploads'"],
    ['/never/if', { never: { at: 'success', if: 'sourceKnow' } }, "Did you mean 'sourceKnown'?"],
    ['/never/entering', { never: { at: 'success', entering: '@exit' } }, "Did you mean '@next'?"],
    ['/always/reach/0', { always: { reach: ['@clos'] } }, "Did you mean '@close'?"],
    ['/leads/at', { leads: { ...row, at: 'polling' } }, "There is no 'polling'"],
    ['/leads/to/0', { leads: { ...row, to: ['@next'] } }, "There is no '@next'"],
    ['/leads/on', { leads: { ...row, on: 'NXT' } }, "Did you mean 'NEXT'?"],
    ['/leads/on', { leads: { ...row, on: 'status Captha' } }, "Did you mean 'Captcha'?"],
    ['/leads/on', { leads: { ...row, on: 'whenever' } }, "can't happen"],
    ['/leads/if/==/1', { leads: { ...row, if: { '==': [{ var: 'data.method' }, 'fax'] } } }, 'can never be "fax"'],
    ['/leads/says', { leads: { ...row, says: 'failure' } }, 'is not a message'],
    ['/leads/says/error', { leads: { ...row, says: { error: 'Timout' } } }, "Did you mean 'Timeout'?"],
    ['/leads/calls', { leads: { ...row, calls: 'conect' } }, "Did you mean 'connect'?"],
    ['/leads/reads', { leads: { ...row, reads: 'source' } }, "Did you mean 'sources'?"],
    ['/leads/after', { leads: { ...row, after: 'loadedDelay' } }, "Did you mean 'loadedDelayMs'?"],
    ['/leads/shows', { leads: { ...row, shows: 'sucess' } }, "Did you mean 'success'?"],
    ['/leads/with', { leads: { ...row, with: 'sourceKnow' } }, "Did you mean 'sourceKnown'?"],
    [
      '/leads/given/client/mod',
      { leads: { ...row, given: { client: { mod: 'Refresh' } } } },
      "Did you mean 'client.mode'?",
    ],
    ['/leads/route', { leads: { ...row, route: 'success' } }, 'Write "/success"'],
    ['/leads/history', { leads: { ...row, history: 'pushed' } }, "Did you mean 'push'?"],
    ['/leads/0/on', { leads: [{ ...row, on: 'NXT' }] }, "Did you mean 'NEXT'?"],
    ['/leads', { leads: { on: 'NEXT' } }, "'to' is missing"],
  ])('%s', (pointer, assertion, message) => {
    const { problems } = promising(assertion)
    expect(problems.map((problem) => problem.pointer)).toEqual([`/assert/0${pointer}`])
    expect(problems.map((problem) => problemInWords(problem, {}))).toEqual([expect.stringContaining(message)])
  })
})
