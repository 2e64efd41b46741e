import { describe, expect, it } from 'vitest'
import { createModel, type Model, mostStates } from '../../src/analysis/model.ts'
import { combinationsOf, type ModelError } from '../../src/analysis/model-error.ts'
import type { ReachableState } from '../../src/engine/index.ts'
import type { CompiledFlow } from '../../src/flow/index.ts'
import { createProject, type ModelledFlow } from '../../src/lint/project.ts'
import { analysisLimits } from '../../src/lint/rules/analysis-limits.ts'
import { components } from '../../src/lint/rules/parts/components.ts'
import { violationInWords } from '../../src/lint/words/index.ts'
import { type Case, textOf } from '../lint/support/cases.ts'
import { compiled, connectFlow, edited } from '../support/connect-flow.ts'

function modelOf(flow: CompiledFlow): Model {
  const { model, error } = createModel(flow)
  if (error) throw new Error(JSON.stringify(error))
  return model
}

describe('createModel', () => {
  const model = modelOf(connectFlow)
  const { space } = model
  const at = (place: string) => model.find(place) as ReachableState

  it('says for which inputs a condition holds', () => {
    const inputs = (field: string, value: unknown) => space.filter(space.all, (each) => each[field] === value)
    expect(model.holding(space.all, null, {})).toBe(space.all)
    expect(model.holding(space.all, ({ in: its }) => its['mode'] === 'Refresh', {})).toBe(inputs('mode', 'Refresh'))
    const either = ({ in: its, data, event }: { in: object; data: object; event: object }) =>
      'showConsent' in its && its.showConsent === true && 'a' in data && 'code' in event
    expect(model.holding(space.all, either, { a: 1 }, { code: 'X' })).toBe(inputs('showConsent', true))
    expect(model.holding(space.all, either, { a: 1 })).toBe(0n)
  })

  it('says from where something can be reached, and for whom', () => {
    const some = space.filter(space.all, ({ showAddSource }) => showAddSource === true)
    const inputsIn = model.leadsTo(({ place }) => place === 'addSource.thankyou')
    expect(inputsIn(at('selectSource'))).toBe(at('selectSource').inputs & some)
    expect(inputsIn(at('success'))).toBe(0n)
    const first = at('consent')
    expect(model.leadsTo((state) => (state === first ? some : false))(first)).toBe(first.inputs & some)
  })

  const small = (edits: Case['edits'], base = 'small') => compiled(JSON.parse(textOf({ base, edits })))
  const extra = Array.from({ length: 8 }, (_, index) => [
    `/inputs/x${index}`,
    { from: 'client.extra', type: 'boolean' },
  ])
  const nowhere = { '/steps/selectSource/when': { var: 'in.showConsent' } }
  const conflicting = {
    '/variants/0/when': { var: 'in.quick' },
    '/variants/1/when': { var: 'in.showConsent' },
    '/variants/0/merge': { steps: { consent: { on: { NEXT: 'selectSource' } } } },
    '/variants/1/merge': {
      path: ['consent', 'uploadInvoices', 'success'],
      steps: { selectSource: { enabled: false } },
    },
  }

  it.each<[string, CompiledFlow, number | undefined, ModelError | object]>([
    ['too large', connectFlow, 100, { code: 'too-many-states', limit: 100 }],
    [
      'of too many inputs',
      compiled(edited(Object.fromEntries(extra))),
      undefined,
      { code: 'too-many-combinations', product: combinationsOf(connectFlow.inputs) * 2 ** 8, limit: 50_000 },
    ],
    ['without a start for some', small(nowhere), undefined, { code: 'no-start', inputs: { showConsent: false } }],
    [
      'of variants that do not fit together',
      small(conflicting, 'variants'),
      undefined,
      {
        code: 'variants-conflict',
        inputs: { quick: true, showConsent: true },
        ids: [expect.any(String), expect.any(String)],
      },
    ],
  ])('says with a code and its parameters when the flow is %s', (_, flow, limit, error) => {
    expect(createModel(flow, limit === undefined ? {} : { limit })).toEqual({
      model: null,
      error: expect.objectContaining(error),
    })
  })

  it('says when the assumptions leave no client', () => {
    expect(createModel(connectFlow, { assumptions: [() => false] })).toEqual({
      model: null,
      error: { code: 'no-clients' },
    })
  })
})

describe('a flow of a hundred times its size', () => {
  /** Whoever tries another source is counted, and the count decides what follows. */
  const large = edited({
    '/data/rounds': { type: 'integer', minimum: 0, maximum: 99 },
    '/conditions/often': { '>=': [{ var: 'data.rounds' }, 99] },
    '/steps/errorTryAgain/on/CHANGE_SOURCE': [
      { if: 'often', to: 'errorSubmitEmail' },
      { inc: ['rounds'], to: 'selectSource' },
    ],
  })

  it('is walked up to the bound and no further', () => {
    for (const limit of [1_000, 5_000])
      expect(createModel(compiled(large), { limit }).error).toEqual({ code: 'too-many-states', limit })
  })

  it('is reported with the bound and with what makes it so large', () => {
    const [flow] = createProject({ flows: [{ file: 'large.flow.json', text: JSON.stringify(large) }] }).flows as [
      ModelledFlow,
    ]
    const messages: string[] = []
    const context = { document: large, flow: flow.compiled }
    const error: ModelError = { code: 'too-many-states', limit: mostStates }
    const tooLarge = { ...flow, model: () => null, modelError: () => error }
    analysisLimits.check(tooLarge, (_, violation) =>
      messages.push(violationInWords('analysis-limits', violation, context)),
    )
    expect(messages).toEqual([
      expect.stringMatching(/^The flow has more than 200,000 states, .* first of all 'rounds' \(100 values\)/),
    ])
  })
})

it.each<[name: string, next: number[][], count: number]>([
  ['a circle', [[1], [2], [0]], 1],
  ['a line', [[1], [2], []], 3],
  ['two pairs and one beside', [[1], [0], [3], [2], [0, 2]], 3],
  ['one that leads to itself', [[0], []], 2],
  ['a circle of 20,000', [...Array.from({ length: 20_000 }, (_, at) => [at + 1]), [0]], 1],
])('components of %s', (_, next, count) => {
  const found = components([...next.keys()], (node) => next[node] as number[])
  expect(new Set(found.values()).size).toBe(count)
  for (const [from, targets] of next.entries())
    for (const to of targets) if (next[to]?.includes(from)) expect(found.get(from)).toBe(found.get(to))
})
