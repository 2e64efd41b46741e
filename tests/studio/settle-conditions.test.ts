/** What becomes of conditions, and of the steps and rules that have them, when an experiment ends. */
import { describe, expect, it } from 'vitest'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { settleFlow } from '../../src/studio/document/settle-flow.ts'
import { specification } from '../support/specification.ts'

const connect = JSON.parse(specification.flow.text)
const is = (share: string) => ({ '==': [{ var: 'in.test' }, share] })
const not = (condition: unknown) => ({ '!': condition })
const among = (...shares: string[]) => ({ in: [{ var: 'in.test' }, shares] })

const holding = (...count: unknown[]) => ({ count })
const always = (condition: unknown) => ({ or: [condition, not(condition)] })

/** `a` for everyone; `gone` is no share any more. */
const ended = (value: unknown) => value === 'a'
const lost = (value: unknown) => (value === 'gone' ? false : null)

const settled = (flow: object, answer: (value: unknown) => boolean | null = ended) =>
  settleFlow(flow as FlowDefinition, {
    input: 'test',
    answer,
    value: answer === ended ? 'a' : null,
    inputAfter: (field) => field,
  })

function whenAfter(when: unknown, answer: (value: unknown) => boolean | null) {
  const steps = { ...connect.steps, consent: { ...connect.steps.consent, when } }
  const data = { ...connect.data, letter: { enum: ['a', 'z'] }, tries: { type: 'integer', minimum: 0, maximum: 3 } }
  const conditions = { ...connect.conditions, inB: is('b') }
  const after = settled({ ...connect, data, conditions, steps }, answer).steps['consent'] as Step
  return after.enabled === false ? 'nobody' : (after.when ?? 'everyone')
}

interface Step {
  when?: unknown
  enabled?: boolean
}

describe('a step', () => {
  it.each([
    [is('a'), 'everyone'],
    [is('b'), 'nobody'],
    [{ '!=': ['b', { var: 'in.test' }] }, 'everyone'],
    [among('a', 'b'), 'everyone'],
    [among('b'), 'nobody'],
    [not(is('a')), 'nobody'],
    [{ and: [is('a'), 'updating'] }, 'updating'],
    [{ or: [is('a'), 'updating'] }, 'everyone'],
    [{ or: [is('b'), 'updating', not('updating')] }, { or: ['updating', not('updating')] }],
    [{ and: ['updating'] }, { and: ['updating'] }],
    ['updating', 'updating'],
    [{ '==': [{ var: 'in.test' }, { var: 'in.mode' }] }, 'nobody'],
    [{ '!=': [{ var: 'in.mode' }, { var: 'in.test' }] }, 'everyone'],
    [{ '==': [{ var: 'in.test' }, { var: 'in.test' }] }, 'everyone'],
    [{ '==': [{ var: 'in.test' }, { var: 'data.letter' }] }, { '==': ['a', { var: 'data.letter' }] }],
    [{ '==': [{ var: 'in.test' }, { var: 'event.code' }] }, { '==': ['a', { var: 'event.code' }] }],
    [{ '==': [{ var: 'in.test' }, { var: 'event.failure' }] }, 'nobody'],
    [{ '<': [{ var: 'in.test' }, 'b'] }, 'nobody'],
    [{ '>=': [holding(is('a'), is('b'), 'updating'), 2] }, { '>=': [holding('updating'), 1] }],
    [{ '>=': [holding('inB', is('b'), 'updating'), 1] }, { '>=': [holding('updating'), 1] }],
    [{ '<': [1, holding(is('a'), 'updating')] }, { '<': [0, holding('updating')] }],
    [{ '>=': [holding(is('a'), 'updating'), 1] }, 'everyone'],
    [{ '>': [holding(is('b'), 'updating'), 1] }, 'nobody'],
    [{ '==': [holding(is('a'), is('b')), 1] }, 'everyone'],
    [{ '==': [holding({ and: [is('a'), 'updating'] }), 1] }, { '==': [holding('updating'), 1] }],
    [{ '>=': [holding('updating'), 0] }, { '>=': [holding('updating'), 0] }],
    [{ in: [holding(is('a'), 'updating'), [0, 1]] }, { in: [holding('updating'), [0]] }],
    [{ in: [holding(is('a'), 'updating'), [1, 2]] }, 'everyone'],
    [{ in: [holding(is('b'), 'updating'), [2]] }, 'nobody'],
    [
      { '>': [holding(is('a'), is('a'), 'updating'), holding(is('a'), 'sourceGiven')] },
      { '>': [holding('updating', always('updating')), holding('sourceGiven')] },
    ],
    [
      { '>': [holding(is('a'), 'updating'), { var: 'data.tries' }] },
      { '>': [holding('updating', always('updating')), { var: 'data.tries' }] },
    ],
    [{ '>': [holding(is('a')), { var: 'data.tries' }] }, { '>': [1, { var: 'data.tries' }] }],
    [{ '>=': [{ var: 'data.tries' }, holding(is('b'))] }, 'everyone'],
  ])('%j is shown to %j once everyone gets the share', (when, expected) => {
    expect(whenAfter(when, ended)).toEqual(expected)
  })

  it.each([
    [is('gone'), 'nobody'],
    [is('b'), is('b')],
    [among('gone', 'b'), among('b')],
    [not(is('gone')), 'everyone'],
    [{ '>=': [holding(is('gone'), is('b')), 1] }, { '>=': [holding(is('b')), 1] }],
    [{ '==': [{ var: 'in.test' }, { var: 'in.mode' }] }, { '==': [{ var: 'in.test' }, { var: 'in.mode' }] }],
    [{ '<': [{ var: 'in.test' }, 'gone'] }, 'nobody'],
  ])('%j is shown to %j once a share is gone', (when, expected) => {
    expect(whenAfter(when, lost)).toEqual(expected)
  })
})

it.each([
  [{ when: is('b'), enabled: true }, { enabled: false }],
  [{ enabled: true, when: is('b') }, { enabled: false }],
  [{ when: is('a'), enabled: false }, { enabled: false }],
])('a step that says %j says %j then', (given, expected) => {
  const { when: _, ...consent } = connect.steps.consent
  const steps = { ...connect.steps, consent: { ...consent, ...given } }
  expect(settled({ ...connect, steps }).steps['consent']).toEqual({ ...consent, ...expected })
})

it('settles named conditions, where they are named too, and takes out rules that never count', () => {
  const flow = structuredClone(connect)
  flow.conditions.inTest = is('b')
  flow.steps.consent.on.NEXT = [{ if: 'inTest', to: 'success' }, { if: not('inTest'), to: '@next' }, { to: '@stay' }]
  flow.steps.consent.on.BACK = { if: 'inTest', to: 'success' }
  const { conditions, steps } = settled(flow)
  expect(conditions).toEqual(connect.conditions)
  expect(steps['consent']?.on).toEqual({ NEXT: [{ to: '@next' }, { to: '@stay' }], BACK: '@stay' })
})

it.each([
  [{ a: 'a' }, 'a', { a: 'a' }],
  [{ a: 'b', b: 'a' }, 'a', { a: 'b', b: 'a' }],
  [{ a: { and: ['b', is('a')] }, b: { or: ['a', 'updating'] } }, 'b', { a: 'b', b: { or: ['a', 'updating'] } }],
  [{ a: { or: ['b', is('a')] }, b: 'a' }, 'b', {}],
  [{ a: { and: [not('a'), is('b')] } }, not('a'), {}],
])('settles what it can of conditions that name each other: %j', (circular, when, left) => {
  const steps = { ...connect.steps, consent: { ...connect.steps.consent, when } }
  const { conditions, steps: after } = settled({
    ...connect,
    steps,
    conditions: { ...connect.conditions, ...circular },
  })
  expect(conditions).toEqual({ ...connect.conditions, ...left })
  expect(after['consent']?.when).toEqual(Object.keys(left).length > 0 ? when : undefined)
})

it('changes nothing that does not ask for the input', () => {
  expect(JSON.stringify(settled(connect))).toBe(JSON.stringify(connect))
})
