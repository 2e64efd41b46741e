import { describe, expect, it } from 'vitest'
import { createAlphabet, type Event } from '../../src/engine/index.ts'
import type { Condition } from '../../src/generated/flow.types.ts'
import { absent, compiled, edited } from '../support/connect-flow.ts'
import { drive, select } from './support/drive.ts'

const submitting = '/steps/enterCredentials/states/credentials-submitting/do/onError/0/if'
const submit = '/steps/enterCredentials/states/credentials/on/SUBMIT_CREDENTIALS'

/** The events of a type that can arrive after `by` when only this condition reads the payload. */
function eventsOf(type: string, pointer: string, condition: Condition, by: Parameters<typeof drive>[1]): Event[] {
  const noPayload = { var: 'in.showConsent' }
  const others = {
    '/conditions/refused': noPayload,
    '/conditions/expired': noPayload,
    '/conditions/noLongerAsked': noPayload,
    '/assert': absent,
  }
  const flow = compiled(edited({ ...others, '/conditions/wrongCredentials': condition, [pointer]: 'wrongCredentials' }))
  return createAlphabet(flow)(drive({}, by, flow).state).filter((event) => event.type === type)
}

const valuesOf = (events: readonly Event[], key: string) => [
  ...new Set(events.map((event) => (event as Readonly<Record<string, unknown>>)[key])),
]

it('the event of an overlay arrives where the screen or the frame around it sends it', () => {
  const overlay = { screen: 'confirm-exit', opensOn: 'CANCEL', on: { CANCEL_CLOSE: '@stay', CONFIRM_CLOSE: '@close' } }
  const flow = compiled(
    edited({ '/overlays/confirmCancel': overlay, '/steps/addSource/states/email/on/CANCEL': absent }),
  )
  const typesAfter = (...by: Parameters<typeof drive>[1]) =>
    createAlphabet(flow)(drive({ showAddSource: true }, by, flow).state).map(({ type }) => type)
  const [atConsent, atEmail] = [typesAfter(), typesAfter('NEXT', 'ADD_SOURCE', 'NEXT')]
  expect(atConsent).not.toContain('CANCEL')
  expect(atConsent).toContain('PROMPT_CLOSE')
  expect(atEmail).toContain('CANCEL')
})

describe('the payloads of an event', () => {
  const sent = { type: 'SUBMIT_CREDENTIALS' } as const
  const key = { var: 'event.code' }

  it.each<[Condition, unknown[]]>([
    [{ '==': [key, 'A'] }, ['A', '(other)', null]],
    [{ '==': ['A', key] }, ['A', '(other)', null]],
    [{ in: [key, ['A', 'B']] }, ['A', 'B', '(other)', null]],
    [{ and: [{ '!': { '!=': ['A', key] } }, { in: [key, ['B']] }] }, ['A', 'B', '(other)', null]],
    [{ '==': [{ count: [{ '==': [key, 'A'] }] }, 1] }, ['A', '(other)', null]],
    [{ '==': [key, null] }, [null, '(other)']],
    [{ '==': [key, { var: 'data.method' }] }, ['credentials', 'invoices', '(other)', null]],
    [{ '==': [{ var: 'in.mode' }, 'Normal'] }, [null]],
  ])('distinguish the values that %j distinguishes', (condition, codes) => {
    const events = eventsOf('@failed', submitting, condition, ['NEXT', select, sent])
    expect(valuesOf(events, 'code')).toEqual(codes)
  })

  it.each<[Condition, unknown[]]>([
    [{ var: 'event.sandbox' }, [true, '(other)']],
    [{ '!': { var: 'event.sandbox' } }, [true, '(other)']],
    [{ '<': [{ var: 'event.sandbox' }, 3] }, [2, 3, 4, '(other)']],
    [{ '>=': [{ count: ['resumes', 'updating'] }, { var: 'event.sandbox' }] }, [0, 1, 2, '(other)']],
    [{ '==': [{ var: 'event.sandbox' }, { var: 'event.other' }] }, [null, '(other)']],
    [{ '==': [{ var: 'event.sandbox' }, { var: 'in.source' }] }, [null, '(some)', '(other)']],
  ])('of the user distinguish the values that %j distinguishes', (condition, values) => {
    const rule = { if: 'wrongCredentials', to: 'credentials-submitting' }
    const flow = compiled(edited({ '/conditions/wrongCredentials': condition, [submit]: rule }))
    const { state } = drive({}, ['NEXT', select], flow)
    const events = createAlphabet(flow)(state).filter(({ type }) => type === 'SUBMIT_CREDENTIALS')
    expect(valuesOf(events, 'sandbox')).toEqual(values)
  })

  it.each<[Condition, string[]]>([
    [{ '==': [{ var: 'event.failure' }, 'expired'] }, ['expired', 'refused']],
    [{ in: [{ var: 'event.failure' }, ['refused', 'offline']] }, ['refused', 'offline', 'expired']],
    [{ '==': [key, 'A'] }, ['refused']],
  ])('include each kind of failure that %j names, and one other', (condition, failures) => {
    const events = eventsOf('@failed', submitting, condition, ['NEXT', select, sent])
    expect(valuesOf(events, 'failure')).toEqual(failures)
  })
})
