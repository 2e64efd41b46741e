/** What becomes of conditions when an experiment ends. */
import { describe, expect, it } from 'vitest'
import { settleConditions } from '../../src/studio/document/settle-conditions.ts'
import { specification } from '../support/specification.ts'

const connect = JSON.parse(specification.flow.text)
const is = (share: string) => ({ '==': [{ var: 'in.test' }, share] })
const not = (condition: unknown) => ({ '!': condition })
const among = (...shares: string[]) => ({ in: [{ var: 'in.test' }, shares] })

/** `a` for everyone; `gone` is no share any more. */
const ended = (value: unknown) => value === 'a'
const lost = (value: unknown) => (value === 'gone' ? false : null)

function whenAfter(when: unknown, answer: (value: unknown) => boolean | null) {
  const steps = { ...connect.steps, consent: { ...connect.steps.consent, when } }
  const { when: settled, enabled } = settleConditions({ ...connect, steps }, 'test', answer).steps['consent'] as Step
  return enabled === false ? 'nobody' : (settled ?? 'everyone')
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
    ['updating', 'updating'],
  ])('%j is shown to %j once everyone gets the share', (when, expected) => {
    expect(whenAfter(when, ended)).toEqual(expected)
  })

  it.each([
    [is('gone'), 'nobody'],
    [is('b'), is('b')],
    [among('gone', 'b'), among('b')],
    [not(is('gone')), 'everyone'],
  ])('%j is shown to %j once a share is gone', (when, expected) => {
    expect(whenAfter(when, lost)).toEqual(expected)
  })
})

it('settles named conditions, where they are named too, and takes out rules that never count', () => {
  const flow = structuredClone(connect)
  flow.conditions.inTest = is('b')
  flow.steps.consent.on.NEXT = [{ if: 'inTest', to: 'success' }, { if: not('inTest'), to: '@next' }, { to: '@stay' }]
  flow.steps.consent.on.BACK = { if: 'inTest', to: 'success' }
  const { conditions, steps } = settleConditions(flow, 'test', ended)
  expect(conditions).toEqual(connect.conditions)
  expect(steps['consent']?.on).toEqual({ ...connect.steps.consent.on, NEXT: [{ to: '@next' }, { to: '@stay' }] })
})

it('changes nothing that does not ask for the input', () => {
  expect(settleConditions(connect, 'test', ended)).toEqual(connect)
})
