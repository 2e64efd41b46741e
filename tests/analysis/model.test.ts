import { describe, expect, it } from 'vitest'
import { createModel, mostStates } from '../../src/analysis/model.ts'
import { createProject, type ProjectFlow } from '../../src/analysis/project.ts'
import { analysisLimits } from '../../src/lint/rules/analysis-limits.ts'
import { components } from '../../src/lint/rules/parts/components.ts'
import { compiled, connectFlow, edited } from '../support/connect-flow.ts'

describe('createModel', () => {
  const model = createModel(connectFlow)
  const { space, states: reached } = model

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
    const ways = model.leadsTo(({ place }) => place === 'addSource.thankyou')
    expect(ways[model.find('selectSource')]).toBe((reached[model.find('selectSource')]?.inputs ?? 0n) & some)
    expect(ways[model.find('success')]).toBe(0n)
    expect(model.leadsTo((_, index) => (index === 0 ? some : false))[0]).toBe((reached[0]?.inputs ?? 0n) & some)
  })

  it('says when the flow is too large, or for nobody', () => {
    expect(() => createModel(connectFlow, 100)).toThrow('more than 100 states')
    const nobody = compiled(edited({ '/assume/0/that': { '!': { or: ['updating', { '!': 'updating' }] } } }))
    expect(() => createModel(nobody)).toThrow('leave no client')
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

  it('is followed up to the bound and no further', () => {
    for (const limit of [1_000, 5_000])
      expect(() => createModel(compiled(large), limit)).toThrow(`more than ${limit} states`)
  })

  it('is told with the bound, and with what makes it so large', () => {
    const [flow] = createProject({ flows: [{ file: 'large.flow.json', text: JSON.stringify(large) }] }).flows as [
      ProjectFlow,
    ]
    const told: string[] = []
    const tooLarge = { ...flow, model: () => null, modelError: () => `walk: more than ${mostStates} states. Raise it.` }
    if (analysisLimits.over === 'flow') analysisLimits.check(tooLarge, (_, message) => told.push(message), {} as never)
    expect(told).toEqual([
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
  const found = components(next)
  expect(new Set(found).size).toBe(count)
  for (const [from, targets] of next.entries())
    for (const to of targets) if (next[to]?.includes(from)) expect(found[from]).toBe(found[to])
})
