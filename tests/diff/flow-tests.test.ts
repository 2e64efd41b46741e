/** Changed flow tests → the sentences that describe the change. */
import { describe, expect, it } from 'vitest'
import { diff } from '../../src/diff/index.ts'
import { compiledTests } from '../support/connect-flow.ts'
import { compiled, sentencesOf } from './support/compare.ts'

const way = { id: 'a-way-out', description: 'Out.', always: { reach: ['success', '@close'] } }
const row = { at: 'consent', on: 'NEXT', goesTo: 'selectSource' }
const asked = { var: 'in.showConsent' }
const known = { '!=': [{ var: 'data.source' }, null] }
const consent = (...rows: object[]) => ({ id: 'consent', description: 'Consent comes first.', rows })

/** The tests before and after → the sentences about them. */
const testEdits: readonly [what: string, old: object | null, now: object | null, says: readonly string[]][] = [
  ['nothing', { invariants: [way] }, { invariants: [way] }, []],
  ['another description', { invariants: [way] }, { invariants: [{ ...way, description: 'Else.' }] }, []],
  [
    'a test is removed',
    { invariants: [way] },
    {},
    ['The test `a-way-out` is gone: nobody checks it any more. Say why: add it to `removed` in the flow tests.'],
  ],
  [
    'all tests are removed',
    { invariants: [way] },
    null,
    ['The test `a-way-out` is gone: nobody checks it any more. Say why: add it to `removed` in the flow tests.'],
  ],
  ['a test is added', {}, { invariants: [way] }, ['The test `a-way-out` is new.']],
  [
    'a test checks something else',
    { invariants: [way] },
    { invariants: [{ ...way, always: { reach: ['@close'] } }] },
    ['The test `a-way-out` checks something else than before.'],
  ],
  [
    'a row is removed',
    { cases: [consent(row, { ...row, emits: 'nothing' })] },
    { cases: [consent(row)] },
    [
      'The test `consent` has lost the row `at consent, NEXT`: nobody checks it any more. Say why: add it to `removed` in the flow tests.',
    ],
  ],
  [
    'a row is narrowed to fewer places',
    { cases: [consent({ at: ['consent', 'selectSource'], on: 'NEXT', goesTo: 'selectSource' })] },
    { cases: [consent(row)] },
    [
      'The test `consent` checks less than before: of the row `at consent or selectSource, NEXT` it keeps `at consent, NEXT`. Say why: add `because` to the row.',
    ],
  ],
  [
    'a row is narrowed to fewer clients, for a reason',
    { cases: [consent({ ...row, if: asked })] },
    { cases: [consent({ ...row, if: { and: [asked, known] }, because: 'Others have agreed.' })] },
    [
      'The test `consent` checks less than before: of the row `at consent, NEXT, if showConsent` it keeps `at consent, NEXT, if showConsent and source known`. Reason: Others have agreed.',
    ],
  ],
  [
    'a row is narrowed to a client that gives something',
    { cases: [consent(row)] },
    { cases: [consent({ ...row, given: { client: { show_step_consent: true } }, because: 'x' })] },
    [
      'The test `consent` checks less than before: of the row `at consent, NEXT` it keeps `at consent, NEXT, for show_step_consent true`. Reason: x',
    ],
  ],
  [
    'a row is split into rows for each place',
    { cases: [consent({ at: ['consent', 'selectSource'], on: 'NEXT', goesTo: 'selectSource' })] },
    { cases: [consent(row, { at: 'selectSource', on: 'NEXT', goesTo: '@stay' })] },
    [
      'The test `consent` has `at consent, NEXT: selectSource` and `at selectSource, NEXT: @stay` in place of the row `at consent or selectSource, NEXT`.',
    ],
  ],
  [
    'a row is split into rows for each kind of client',
    { cases: [consent({ ...row, if: asked })] },
    {
      cases: [
        consent(
          { ...row, if: { and: [asked, known] } },
          { ...row, goesTo: '@stay', if: { and: [asked, { '!': known }] } },
        ),
      ],
    },
    [
      'The test `consent` has `at consent, NEXT, if showConsent and source known: selectSource` and `at consent, NEXT, if showConsent and not source known: @stay` in place of the row `at consent, NEXT, if showConsent`.',
    ],
  ],
  [
    'a row is split into rows for some kinds of clients',
    { cases: [consent(row)] },
    { cases: [consent({ ...row, if: { and: [asked, known] } }, { ...row, goesTo: '@stay', if: { '!': asked } })] },
    [
      'The test `consent` checks less than before: of the row `at consent, NEXT` it keeps `at consent, NEXT, if showConsent and source known` and `at consent, NEXT, if not showConsent`. Say why: add `because` to the row.',
    ],
  ],
  [
    'a row names its places in another order',
    { cases: [consent({ ...row, at: ['consent', 'selectSource'] })] },
    { cases: [consent({ ...row, at: ['selectSource', 'consent'] })] },
    ['The test `consent` writes the row `at consent or selectSource, NEXT` differently.'],
  ],
  [
    'a row is replaced by one about something else',
    { cases: [consent(row)] },
    { cases: [consent({ at: 'selectSource', on: 'NEXT', goesTo: '@stay' })] },
    [
      'The test `consent` has lost the row `at consent, NEXT`: nobody checks it any more. Say why: add it to `removed` in the flow tests.',
      'The test `consent` has the new row `at selectSource, NEXT`.',
    ],
  ],
  [
    'a row that expects something else',
    { cases: [consent(row)] },
    { cases: [consent({ ...row, goesTo: '@stay', because: 'Nobody moves.' })] },
    [
      'The test `consent` expects `@stay` instead of `selectSource` in the row `at consent, NEXT`. Reason: Nobody moves.',
    ],
  ],
]

describe('flow tests', () => {
  it.each(testEdits)('%s', (_, old, now, says) => {
    const flow = compiled('small', {})
    const [before, after] = [old, now].map((tests) => ({ flow, tests: tests && compiledTests(tests, flow) }))
    const { changes, sameBehaviour } = diff(before!, after!)
    expect(sentencesOf(changes)).toEqual(says)
    expect(sameBehaviour).toBe(true)
  })
})

describe('flow tests of a step with another name', () => {
  const old = compiled('small', {})
  const { consent: step, ...others } = old.definition.steps
  const now = compiled('small', {
    '/path': old.definition.path.map((name) => (name === 'consent' ? 'agreement' : name)),
    '/steps': { agreement: step, ...others },
  })
  const start = { on: 'start', goesTo: 'consent', shows: 'consent' }

  it.each<[string, object, string[]]>([
    [
      'the place has the new name, and a screen that is called like the step keeps its own',
      { goesTo: 'agreement' },
      [],
    ],
    [
      'the row expects something else besides',
      { goesTo: ['agreement', 'selectSource'] },
      [
        'The test `consent` expects `agreement or selectSource, shows consent` instead of `agreement, shows consent` in the row `start`.',
      ],
    ],
  ])('%s', (_, edit, says) => {
    const tests = [
      compiledTests({ cases: [consent(start)] }, old),
      compiledTests({ cases: [consent({ ...start, ...edit })] }, now),
    ]
    const { changes } = diff({ flow: old, tests: tests[0]! }, { flow: now, tests: tests[1]! })
    expect(sentencesOf(changes)).toEqual([...says, '`consent` is now called `agreement`.'])
  })
})
