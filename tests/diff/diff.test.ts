/** An edit of a flow → the sentences that describe it, each with a trace. */
import { describe, expect, it } from 'vitest'
import { type Change, changeInWords, diff, groupChanges, markdown } from '../../src/diff/index.ts'
import { compile } from '../../src/flow/index.ts'
import { testsTextOf, textOf } from '../lint/support/cases.ts'
import { compiledTests } from '../support/connect-flow.ts'

type Edits = Readonly<Record<string, unknown>>

function compiled(base: string, edits: Edits) {
  const { flow, problems } = compile(JSON.parse(textOf({ base, edits })))
  if (!flow) throw new Error(JSON.stringify(problems))
  return flow
}

function compare(base: string, edits: Edits) {
  const [old, now] = [compiled(base, {}), compiled(base, edits)]
  const tests = compiledTests(JSON.parse(testsTextOf({ base })), old)
  return diff({ flow: old, tests }, { flow: now, tests })
}

const sentencesOf = (changes: readonly Change[]) => groupChanges(changes).map((group) => changeInWords(group).sentence)

/** A part of the sessions skips consent. */
const shortFor = (shares: Readonly<Record<string, number>>): Edits => ({
  '/inputs/length': { from: 'split', shares },
  '/steps/consent/when': { and: [{ var: 'in.showConsent' }, { '!=': [{ var: 'in.length' }, 'short'] }] },
})

/** An edit → part of a sentence, and of its trace. */
const noticed: readonly [what: string, base: string, edits: Edits, says: string, trace?: string][] = [
  [
    'a split skips a step',
    'small',
    shortFor({ control: 90, short: 10 }),
    'Clients with `showConsent` true and `length` short (10 % of sessions) now skip `consent` on the way to `success`',
    'A client with length short: starts at selectSource',
  ],
  [
    'a split of three values skips a step for two of them',
    'small',
    {
      '/inputs/length': { from: 'split', shares: { control: 60, long: 15, short: 25 } },
      '/steps/consent/when': { '==': [{ var: 'in.length' }, 'control'] },
    },
    'Clients with `showConsent` true and `length` other than control (40 % of sessions) now skip `consent`',
  ],
  ['a step is switched off', 'small', { '/steps/consent/enabled': false }, '`consent` is switched off.'],
  [
    'clients skip it',
    'small',
    { '/steps/consent/enabled': false },
    'Clients with `showConsent` true now skip `consent` on the way to `success` (1 of 2 combinations).',
    'A client with the defaults: starts at selectSource',
  ],
  [
    'clients may skip it',
    'small',
    { '/steps/consent/on/CANCEL': 'uploadInvoices' },
    'Clients with `showConsent` true can now skip `selectSource` on the way to `success` (1 of 2 combinations).',
    'CANCEL → uploadInvoices',
  ],
  [
    'clients start elsewhere',
    'small',
    { '/steps/consent/when': { '!': { var: 'in.showConsent' } } },
    'Clients with `showConsent` true now start at `selectSource` instead of `consent`',
  ],
  [
    'clients must pass a step',
    'small',
    { '/steps/consent/when': null },
    'Clients with `showConsent` false must now pass `consent` on the way to `success` (1 of 2 combinations).',
  ],
  [
    'a step moves',
    'small',
    { '/path': ['selectSource', 'consent', 'uploadInvoices', 'success'] },
    '`consent` has moved: it is now after `selectSource`.',
  ],
  [
    'a step is added',
    'small',
    {
      '/path': ['consent', 'selectSource', 'review', 'uploadInvoices', 'success'],
      '/steps/review': { screen: 'consent', on: { NEXT: '@next' } },
    },
    '`review` is new, after `selectSource`.',
  ],
  [
    'a step is added: who reaches it',
    'small',
    {
      '/path': ['consent', 'selectSource', 'review', 'uploadInvoices', 'success'],
      '/steps/review': { screen: 'consent', when: { var: 'in.showConsent' }, on: { NEXT: '@next' } },
    },
    'Clients with `showConsent` true can now reach `review` (1 of 2 combinations).',
    'SELECT_SOURCE → review',
  ],
  [
    'a step is removed',
    'small',
    {
      '/path': ['consent', 'selectSource', 'success'],
      '/steps/uploadInvoices': null,
      '/steps/success/when': null,
    },
    '`uploadInvoices` is gone.',
  ],
  [
    'a step leaves the path',
    'small',
    {
      '/path': ['consent', 'uploadInvoices', 'success'],
      '/steps/consent/when': null,
      '/steps/consent/on/NEXT': 'selectSource',
      '/steps/selectSource/on/SELECT_SOURCE/to': 'uploadInvoices',
    },
    '`selectSource` has left the path.',
  ],
  [
    'a step is renamed',
    'small',
    {
      '/path': ['agree', 'selectSource', 'uploadInvoices', 'success'],
      '/steps/agree': {
        screen: 'consent',
        route: '/consent',
        when: { var: 'in.showConsent' },
        back: 'none',
        on: { NEXT: '@next' },
      },
      '/steps/consent': null,
    },
    '`consent` is now called `agree`.',
  ],
  [
    'an event leads elsewhere',
    'small',
    { '/steps/uploadInvoices/on/SUBMIT_INVOICES/do/onError': 'selectSource' },
    'At `uploadInvoices`, when `SUBMIT_INVOICES` (upload) fails: now leads to `selectSource` (before: stays where it is).',
    'SUBMIT_INVOICES → uploadInvoices',
  ],
  [
    'an event does nothing any more',
    'small',
    { '/steps/selectSource/back': 'none' },
    'At `selectSource`, on `BACK`: now does nothing (before: leads to `consent`), if `showConsent` true (1 of 2 combinations).',
  ],
  [
    'a message to the host is gone',
    'small',
    { '/steps/uploadInvoices/on/SUBMIT_INVOICES/do/onDone/emit': null },
    'no longer tells the host success.',
  ],
  [
    'a message to the host changes',
    'connect',
    { '/steps/enterCredentials/status/InvalidCredentials/emit': { error: 'Error' } },
    'now tells the host error Error; no longer tells the host error InvalidCredentials.',
    'on status InvalidCredentials',
  ],
  [
    'a value is no longer stored',
    'connect',
    { '/steps/enterCredentials/states/captcha/on/SUBMIT_ANSWER/do/onError/0/set': null },
    'no longer sets `problem = "InvalidAnswer"`, if `event.failure` refused',
  ],
  [
    'another call',
    'connect',
    { '/steps/enterCredentials/states/mfa-question/on/SUBMIT_ANSWER/do/effect': 'answerCaptcha' },
    'At `enterCredentials.mfa-question`, on `SUBMIT_ANSWER`: now calls answerCaptcha; no longer calls answerMfa.',
  ],
  [
    'a successful call leads elsewhere',
    'connect',
    { '/steps/enterCredentials/states/captcha/on/SUBMIT_ANSWER/do/onDone': 'success' },
    'At `enterCredentials.captcha`, when `SUBMIT_ANSWER` (answerCaptcha) succeeds: leads to `success` instead of `enterCredentials.polling`.',
    'after a moment → enterCredentials.captcha',
  ],
  [
    'a status is mixed up',
    'connect',
    { '/steps/enterCredentials/status/Captcha/to': 'mfa-question' },
    'All clients can no longer reach `enterCredentials.captcha`.',
    'status Captcha → enterCredentials.polling',
  ],
  [
    'only some payloads',
    'connect',
    { '/conditions/wrongCredentials/in/1': ['INVALID_CREDENTIALS'] },
    'if `event.code` INVALID_CURP and `event.failure` refused (1 of 12 combinations).',
  ],
  [
    'only where something is known',
    'connect',
    { '/steps/errorTryAgain/on/TRY_AGAIN': 'selectSource' },
    'At `errorTryAgain`, on `TRY_AGAIN`: leads to `selectSource` instead of `enterCredentials.credentials`, if `data.source` given (1 of 2 combinations).',
  ],
  [
    'a delay',
    'connect',
    { '/steps/enterCredentials/status/Captcha/after': null },
    'on status `Captcha`: comes at once instead of after 500 ms.',
  ],
  [
    'a dialog',
    'connect',
    { '/overlays/confirmExit/on/CANCEL_CLOSE': '@close' },
    'in the dialog `confirm-exit`, on `CANCEL_CLOSE`: now closes the widget (before: closes the dialog).',
  ],
  [
    'a screen',
    'connect',
    { '/steps/enterCredentials/states/mfa-security-question/screen': 'captcha' },
    '`enterCredentials.mfa-security-question`: its screen is `captcha`, before `question`.',
  ],
  [
    'polling',
    'connect',
    { '/steps/enterCredentials/poll/everyMs': 3000 },
    'it asks for the status every 3 s for at most 4 min, before every 2 s for at most 4 min.',
  ],
  ['a setting', 'small', { '/settings/loadedDelayMs': 900 }, '`loadedDelayMs` is 900 ms, before 500 ms.'],
  [
    'where an input is read',
    'small',
    { '/inputs/showConsent/from': 'client.consent' },
    '`showConsent`: its `from` is `"client.consent"`, before `"client.show_step_consent"`.',
  ],
  [
    'an input that decides something',
    'small',
    {
      '/inputs/quick': { from: 'client.quick', type: 'boolean', default: false },
      '/steps/consent/when': { and: [{ var: 'in.showConsent' }, { '!': { var: 'in.quick' } }] },
    },
    'Clients with `showConsent` true and `quick` true now skip `consent` on the way to `success` (1 of 4 combinations).',
  ],
  [
    'a variant',
    'small',
    {
      '/variants': [
        {
          id: 'silent',
          when: { '!': { var: 'in.showConsent' } },
          merge: { steps: { selectSource: { screen: 'select-source', on: { CANCEL: '@close' } } } },
        },
      ],
    },
    'At `selectSource`, on `CANCEL`: now closes the widget (before: does nothing), if `showConsent` false (1 of 2 combinations).',
  ],
  [
    'data that is new, and decides',
    'connect',
    {
      '/data/tries': { type: 'integer', minimum: 0, maximum: 4 },
      '/steps/errorTryAgain/on/TRY_AGAIN': [
        { if: { '>=': [{ var: 'data.tries' }, 3] }, to: 'errorSubmitEmail' },
        { if: 'sourceKnown', inc: ['tries'], to: 'enterCredentials' },
        { inc: ['tries'], to: 'selectSource' },
      ],
    },
    'leads to `errorSubmitEmail` instead of `enterCredentials.credentials`, if `data.tries` 3 (1 of 4 combinations).',
  ],
  ...Object.entries({
    'its screen is `captcha`, before `select-source`': { steps: { selectSource: { screen: 'captcha' } } },
    'its route is `/bank`, before none': { steps: { selectSource: { route: '/bank' } } },
    'it reads none, before `sources`': { steps: { selectSource: { load: null } } },
    'it stays mounted: yes, before no': { steps: { selectSource: { keepMounted: true } } },
    '`searchMinLength` is 5, before 3': { settings: { searchMinLength: 5 } },
    'The dialog `confirm-exit` is gone': { overlays: { confirmExit: null } },
  }).map(([says, merge]): (typeof noticed)[number] => [
    `a variant: ${says}`,
    'small',
    { '/variants': [{ id: 'silent', when: { '!': { var: 'in.showConsent' } }, merge }] },
    `${says}, if \`showConsent\` false (1 of 2 combinations).`,
  ]),
  [
    'a variant that polls otherwise',
    'connect',
    {
      '/variants': [
        {
          id: 'slow',
          when: { '!': { var: 'in.showConsent' } },
          merge: { steps: { enterCredentials: { poll: { everyMs: 3000 } } } },
        },
      ],
    },
    'it asks for the status every 3 s for at most 4 min, before every 2 s for at most 4 min, if `showConsent` false',
  ],
]

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

describe('what somebody notices', () => {
  it.each(noticed)('%s', (_, base, edits, says, trace) => {
    const { changes, sameBehaviour } = compare(base, edits)
    const worded = groupChanges(changes).map(changeInWords)
    const matching = worded.filter(({ sentence }) => sentence.includes(says))
    expect(matching.length > 0 ? says : worded.map(({ sentence }) => sentence).join('\n')).toContain(says)
    if (trace !== undefined) expect(matching.flatMap((each) => each.trace).join('\n')).toContain(trace)
    expect(sameBehaviour).toBe(false)
  })
})

/** An edit that nobody notices → its notes. */
const unnoticed: readonly [what: string, base: string, edits: Edits, besides: readonly string[]][] = [
  ['nothing', 'connect', {}, []],
  ['a description', 'small', { '/data/source/description': 'the source' }, []],
  ['a condition written otherwise', 'small', { '/steps/uploadInvoices/when': { '!': { '!': 'sourceKnown' } } }, []],
  [
    'a condition under another name',
    'small',
    { '/conditions/known': 'sourceKnown', '/steps/uploadInvoices/when': 'known' },
    [],
  ],
  ['a rule as a list', 'small', { '/steps/consent/on/NEXT': [{ to: '@next' }] }, []],
  ['a delay by the name of a setting', 'connect', { '/steps/enterCredentials/status/Captcha/after': 500 }, []],
  ['a branch that is never taken', 'small', { '/steps/consent/on/NEXT': [{ to: '@next' }, { to: 'success' }] }, []],
  [
    'an input that no condition reads',
    'small',
    { '/inputs/idle': { from: 'client.idle', type: 'boolean' } },
    ['The input `idle` is new.'],
  ],
  ['a datum that no condition reads', 'small', { '/data/idle': { type: 'boolean' } }, []],
  ['a version', 'small', { '/version': 2 }, ['The version is 2, before 1.']],
]

describe('what nobody notices', () => {
  it.each(unnoticed)('%s', (_, base, edits, besides) => {
    const { changes, sameBehaviour } = compare(base, edits)
    expect(sentencesOf(changes)).toEqual(besides)
    expect(sameBehaviour).toBe(true)
  })
})

const way = { id: 'a-way-out', description: 'Out.', always: { reach: ['success', '@close'] } }
const row = { at: 'consent', on: 'NEXT', goesTo: 'selectSource' }
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
      'The test `consent` has lost the row `{"at":"consent","on":"NEXT"}`: nobody checks it any more. Say why: add it to `removed` in the flow tests.',
    ],
  ],
  [
    'a row that expects something else',
    { cases: [consent(row)] },
    { cases: [consent({ ...row, goesTo: '@stay', because: 'Nobody moves.' })] },
    ['The test `consent` expects something else of `{"at":"consent","on":"NEXT"}`. Reason: Nobody moves.'],
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

describe('as Markdown', () => {
  it('says that nothing changes', () => {
    expect(markdown('small', compare('small', {}))).toContain('No change in behaviour: for each of 2 combinations')
  })

  it('counts and groups the changes, and folds the traces', () => {
    const page = markdown('small', compare('small', { '/steps/consent/enabled': false, '/settings/loadedDelayMs': 1 }))
    expect(page).toMatch(/^## What changes in `small`\n\n\d changes in behaviour/)
    expect(page.match(/^### .*$/gm)).toEqual(['### Steps', '### Who gets where', '### What happens', '### Settings'])
    expect(page).toContain('<details><summary>How to see it</summary>\n\n  1. A client with the defaults')
  })
})
