import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileFlowTests, testProblemInWords } from '../../src/flow-tests/index.ts'
import { mutantOf } from '../flow/support/mutations.ts'
import { compiled, compiledTests, connectFlow, connectTestsDefinition, edited } from '../support/connect-flow.ts'

const row = { at: 'consent', on: 'NEXT', goesTo: 'success' }
const rowsOf = (...rows: object[]) => ({ cases: [{ id: 'c', description: 'A case.', rows }] })
const never = (body: object) => ({ invariants: [{ id: 'i', description: 'An invariant.', never: body }] })
const always = (body: object) => ({ invariants: [{ id: 'i', description: 'An invariant.', always: body }] })
const assume = (that: unknown) => ({ assumptions: [{ id: 'a', description: 'Some clients.', that }] })

describe('compileFlowTests', () => {
  it('finds nothing wrong with the tests of the real flow', () => {
    expect(compileFlowTests(connectFlow, connectTestsDefinition()).problems).toEqual([])
  })

  it('takes a step for all its states, and keywords for themselves', () => {
    const { cases } = compiledTests(
      rowsOf({ ...row, at: ['addSource', 'consent'], goesTo: ['@stay', 'addSource.email'] }),
    )
    const [compiled] = cases[0]?.rows ?? []
    expect([...(compiled?.at ?? [])]).toEqual([
      ['addSource', ['addSource.website', 'addSource.email', 'addSource.thankyou']],
      ['consent', ['consent']],
    ])
    expect([...(compiled?.goesTo ?? [])]).toEqual([
      ['@stay', ['@stay']],
      ['addSource.email', ['addSource.email']],
    ])
  })

  it('reads what a row gives of client info and of splits', () => {
    const flow = compiled(
      edited({
        '/inputs/partner': { from: 'client.trusted_partner', type: 'boolean' },
        '/inputs/length': { from: 'split', shares: { control: 90, short: 10 } },
      }),
    )
    const given = { client: { trusted_partner: true }, split: { length: 'short' } }
    const { cases } = compiledTests(rowsOf({ ...row, given }), flow)
    expect(cases[0]?.rows[0]?.given).toMatchObject({ partner: true, length: 'short' })
    const { problems } = compileFlowTests(flow, rowsOf({ ...row, given: { split: { lenght: 'short' } } }))
    expect(problems).toMatchObject([{ pointer: '/cases/0/rows/0/given/split/lenght' }])
  })

  it('reads a delay by the name of a setting', () => {
    const { cases } = compiledTests(rowsOf({ on: 'timeout', goesTo: 'consent', after: 'loadedDelayMs' }))
    expect(cases[0]?.rows).toMatchObject([{ pointer: '/cases/0/rows/0', at: null, after: 'loadedDelayMs' }])
  })

  it('never throws, whatever is written', () => {
    fc.assert(
      fc.property(mutantOf(connectTestsDefinition), (mutant) => {
        const { tests, problems } = compileFlowTests(connectFlow, mutant)
        expect(tests === null).toBe(problems.length > 0)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a mistake in a test is named with its place and what to do', () => {
  it.each<[pointer: string, tests: object, message: string]>([
    ['/never/at', never({ at: 'consnt' }), "There is no 'consnt'. Did you mean 'consent'?"],
    ['/never/at/1', never({ at: ['consent', 'addSource.mail'] }), "Did you mean 'addSource.email'?"],
    ['/never/without', never({ at: 'success', without: 'addSource.email' }), "There is no 'addSource.email'"],
    ['/never/without/1', never({ at: 'success', without: ['consent', 'uploads'] }), "There is no 'uploads'"],
    ['/never/if', never({ at: 'success', if: 'sourceGivn' }), "There is no condition 'sourceGivn'"],
    ['/never/if', never({ at: 'success', if: { '!': 'sourceKnown' } }), "'sourceKnown' is a condition of the flow"],
    ['/never/if', never({ at: 'success', if: { '==': [{ var: 'event.code' }, 'X'] } }), "It looks at 'event.code'"],
    ['/never/entering', never({ at: 'success', entering: '@exit' }), "Did you mean '@next'?"],
    ['/always/reach/0', always({ reach: ['@clos'] }), "Did you mean '@close'?"],
    ['/that', assume({ '==': [{ var: 'data.method' }, 'invoices'] }), "It looks at 'data.method'"],
    ['/at', rowsOf({ ...row, at: 'polling' }), "There is no 'polling'"],
    ['/goesTo/0', rowsOf({ ...row, goesTo: ['@next'] }), "There is no '@next'"],
    ['/on', rowsOf({ ...row, on: 'NXT' }), "Did you mean 'NEXT'?"],
    ['/on', rowsOf({ ...row, on: 'status Captha' }), "Did you mean 'Captcha'?"],
    ['/on', rowsOf({ ...row, on: 'whenever' }), "can't happen"],
    ['/if/==/1', rowsOf({ ...row, if: { '==': [{ var: 'data.method' }, 'fax'] } }), 'can never be "fax"'],
    ['/emits', rowsOf({ ...row, emits: 'failure' }), 'is not a message'],
    ['/emits/error', rowsOf({ ...row, emits: { error: 'Timout' } }), "Did you mean 'Timeout'?"],
    ['/calls', rowsOf({ ...row, calls: 'conect' }), "Did you mean 'connect'?"],
    ['/reads', rowsOf({ ...row, reads: 'source' }), "Did you mean 'sources'?"],
    ['/after', rowsOf({ ...row, after: 'loadedDelay' }), "Did you mean 'loadedDelayMs'?"],
    ['/shows', rowsOf({ ...row, shows: 'sucess' }), "Did you mean 'success'?"],
    ['/with', rowsOf({ ...row, with: 'resultKnow' }), "There is no condition 'resultKnow'"],
    ['/given/client/mod', rowsOf({ ...row, given: { client: { mod: 'Refresh' } } }), "Did you mean 'client.mode'?"],
    ['/route', rowsOf({ ...row, route: 'success' }), 'Write "/success"'],
    ['/history', rowsOf({ ...row, history: 'pushed' }), "Did you mean 'push'?"],
    ['', rowsOf({ on: 'NEXT' }), "'goesTo' is missing"],
  ])('%s of %j', (pointer, tests, message) => {
    const { problems } = compileFlowTests(connectFlow, tests)
    const [kind] = Object.keys(tests)
    expect(problems.map((problem) => problem.pointer)).toEqual([
      `/${kind}/0${kind === 'cases' ? '/rows/0' : ''}${pointer}`,
    ])
    expect(problems.map((problem) => testProblemInWords(problem, tests))).toEqual([expect.stringContaining(message)])
  })
})
