/** What is left of rules and of variants in the file when an experiment ends: the flow is sound, and does what it did. */
import { describe, expect, it } from 'vitest'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { isFlow } from '../../src/studio/document/read-flow.ts'
import { settleFlow } from '../../src/studio/document/settle-flow.ts'
import { specification } from '../support/specification.ts'

const connect = JSON.parse(specification.flow.text)
const field = { from: 'split', shares: { a: 50, b: 50 } }
const is = (share: string) => ({ '==': [{ var: 'in.test' }, share] })

const ended = (flow: object) =>
  settleFlow(flow as FlowDefinition, {
    input: 'test',
    answer: (value) => value === 'a',
    value: 'a',
    inputAfter: () => null,
  })

const never = [{ if: is('b'), to: 'success' }]
const toB = { if: is('b'), to: 'success' }

describe('rules of a step that are all gone', () => {
  const { consent, enterCredentials } = connect.steps
  const { polling } = enterCredentials.states

  it.each([
    ['consent', { on: { NEXT: '@next', CANCEL: never } }, { on: { NEXT: '@next' } }],
    ['consent', { on: { CANCEL: never } }, {}],
    ['consent', { on: { CANCEL: toB } }, {}],
    ['consent', { back: never }, { back: 'none' }],
    ['consent', { back: [...never, { to: '@back' }] }, { back: [{ to: '@back' }] }],
    ['consent', { on: { BACK: never } }, { on: { BACK: '@stay' } }],
    ['consent', { on: { PROMPT_CLOSE: toB } }, { on: { PROMPT_CLOSE: '@stay' } }],
    ['consent', { on: { BACK: [...never, { to: '@back' }] } }, { on: { BACK: [{ to: '@back' }] } }],
    [
      'consent',
      { on: { NEXT: [{ if: is('a') }, { to: '@next' }] } },
      { on: { NEXT: [{ to: '@stay' }, { to: '@next' }] } },
    ],
    ['consent', { after: { ms: 5000, to: never } }, {}],
    [
      'consent',
      { do: { effect: 'addSource', onDone: toB, onError: never } },
      { do: { effect: 'addSource', onDone: '@stay' } },
    ],
    [
      'enterCredentials',
      { states: { polling: { ...polling, back: never } } },
      { states: { polling: { ...polling, back: 'none' } } },
    ],
    [
      'enterCredentials',
      { on: { CANCEL: '@exit' }, states: { polling: { ...polling, on: { CANCEL: toB, FINISH: toB } } } },
      { on: { CANCEL: '@exit' }, states: { polling: { ...polling, on: { CANCEL: '@stay' } } } },
    ],
    ['enterCredentials', { status: { New: never } }, { status: { New: '@stay' } }],
    [
      'enterCredentials',
      { poll: { ...enterCredentials.poll, onTimeout: never, onError: toB } },
      { poll: { ...enterCredentials.poll, onTimeout: '@stay', onError: '@stay' } },
    ],
  ])('of %s, with %j, are %j', (step, given, expected) => {
    const { on: _, back: __, ...others } = step === 'consent' ? consent : enterCredentials
    const flow = structuredClone({ ...connect, steps: { ...connect.steps, [step]: { ...others, ...given } } })
    const after = ended({ ...flow, inputs: { ...connect.inputs, test: field } })
    expect(after).toEqual({ ...connect, steps: { ...connect.steps, [step]: { ...others, ...expected } } })
  })

  it('leave a sound flow', () => {
    const flow = structuredClone(connect)
    flow.inputs.test = field
    flow.start = never
    flow.failures.reads = never
    flow.steps.enterCredentials.status.New = never
    const after = ended(flow)
    expect(isFlow(after)).toBe(true)
    expect(after).not.toHaveProperty('start')
    expect(after.failures).toEqual({ calls: connect.failures.calls })
  })
})

it.each([['status'], ['poll'], ['on'], ['after'], ['failures'], ['set'], ['enabled'], ['back']])(
  'a step and a state with the name of a key, %s, are settled as any others',
  (name) => {
    const place = { screen: 'success', on: { CANCEL: never } }
    const settledPlace = { screen: 'success' }
    const flow = (each: object) => ({
      ...connect,
      steps: { ...connect.steps, [name]: each, several: { initial: name, states: { [name]: each } } },
    })
    expect(ended({ ...flow(place), inputs: { ...connect.inputs, test: field } })).toEqual(flow(settledPlace))
  },
)

it('what rules set stays, null too, and also in fields with names of keys', () => {
  const set = { problem: null, back: null, if: 'inB', when: 'inB' }
  const flow = structuredClone(connect)
  flow.steps.consent.on.NEXT = { set, to: '@next' }
  flow.conditions.inB = is('b')
  expect(ended(flow).steps['consent']?.on?.NEXT).toEqual({ set, to: '@next' })
})

it('what is passed on of the input is the share of everyone', () => {
  const flow = structuredClone(connect)
  flow.inputs.test = field
  flow.data.source.init = '$in.test'
  flow.steps.consent.on.NEXT = { set: { source: '$in.test', method: '$data.method' }, to: '@next' }
  const { data, steps, inputs } = ended(flow)
  expect(data['source']).toEqual({ ...connect.data.source, init: 'a' })
  expect(steps['consent']?.on?.NEXT).toEqual({ set: { source: 'a', method: '$data.method' }, to: '@next' })
  expect(inputs).toEqual(connect.inputs)
})

describe('a variant in the file', () => {
  const quick = { settings: { loadedDelayMs: 100 } }
  const withVariants = (variants: object[], steps: object = connect.steps) =>
    ended({ ...connect, inputs: { ...connect.inputs, test: field }, steps, variants })

  it.each([
    ['for everyone is merged in', is('a'), quick, { settings: { ...connect.settings, loadedDelayMs: 100 } }],
    ['for nobody is gone', is('b'), quick, {}],
    [
      'for some has what is left of its condition',
      { and: [is('a'), 'updating'] },
      quick,
      { variants: [{ id: 'v', when: 'updating', merge: quick }] },
    ],
    [
      'that has nothing to do with it stays',
      'updating',
      quick,
      { variants: [{ id: 'v', when: 'updating', merge: quick }] },
    ],
  ])('%s', (_, when, merge, expected) => {
    expect(withVariants([{ id: 'v', when, merge }])).toEqual({ ...connect, ...expected })
  })

  it('merges what then still differs', () => {
    const steps = { ...connect.steps, consent: { ...connect.steps.consent, when: is('b') } }
    const showing = { steps: { consent: { when: { '==': null, var: 'in.showConsent' } } } }
    const hiding = { steps: { consent: { enabled: false } } }
    const after = withVariants(
      [
        { id: 'shows', when: 'updating', merge: showing },
        { id: 'hides', when: 'updating', merge: hiding },
      ],
      steps,
    )
    expect(after.steps['consent']).toEqual({ ...connect.steps.consent, enabled: false, when: undefined })
    expect(after.variants).toEqual([
      {
        id: 'shows',
        when: 'updating',
        merge: { steps: { consent: { enabled: null, when: { var: 'in.showConsent' } } } },
      },
      // Where both count, nobody has seen the step.
      { id: 'hides', when: 'updating', merge: hiding },
    ])
  })

  const slow = { settings: { loadedDelayMs: 200 } }
  const asking = (more: object) => ({
    steps: { consent: { when: { var: null, and: [is('a'), 'updating'] }, ...more } },
  })

  it.each([
    ['that an earlier one changes', [slow, quick], [slow, quick]],
    ['that none changes', [quick, slow], [quick, slow]],
    [
      'that an earlier one changes, beside a condition that is settled',
      [slow, { ...quick, ...asking({}) }],
      [slow, { ...quick, steps: { consent: { when: 'updating' } } }],
    ],
    [
      'that none changes, beside a condition that is settled',
      [{ ...quick, ...asking({}) }],
      [{ steps: { consent: { when: 'updating' } } }],
    ],
  ])('keeps what is usual then %s', (_, merges, expected) => {
    const [updating, showing] = ['updating', { var: 'in.showConsent' }]
    const some = merges.map((merge, at) => ({ id: `some${at}`, when: at === 0 ? updating : showing, merge }))
    const after = withVariants([{ id: 'all', when: is('a'), merge: quick }, ...some])
    expect(after.settings.loadedDelayMs).toBe(100)
    expect(after.variants?.map(({ merge }) => merge)).toEqual(expected)
  })

  it('is merged in the order of the file', () => {
    const delays = [100, 200, 300].map((loadedDelayMs) => ({ settings: { loadedDelayMs } }))
    const [first, second, third] = delays
    const after = withVariants([
      { id: 'first', when: is('a'), merge: first },
      { id: 'some', when: 'updating', merge: second },
      { id: 'last', when: { '!': is('b') }, merge: third },
    ])
    expect(after.settings.loadedDelayMs).toBe(300)
    expect(after).not.toHaveProperty('variants')
  })
})
