import { describe, expect, it } from 'vitest'
import type { Values } from '../../src/flow/index.ts'
import type { Condition } from '../../src/generated/flow.types.ts'
import { compiled, edited } from '../support/connect-flow.ts'
import { at, drive, failed, type Move, select, status } from './support/drive.ts'

const toWebsite: Move[] = ['NEXT', 'ADD_SOURCE']

describe('a key that is missing in a payload', () => {
  const isAbsent: Condition = { '==': [{ var: 'event.url' }, null] }
  const rules = [
    { if: isAbsent, set: { website: '$event.url' }, to: 'thankyou' },
    { set: { website: '$event.url' }, to: 'email' },
  ]
  const flow = compiled(edited({ '/steps/addSource/states/website/on/NEXT': rules }))

  it.each<[Move, string, unknown]>([
    ['NEXT', 'addSource.thankyou', null],
    [{ type: 'NEXT', url: undefined }, 'addSource.thankyou', null],
    [{ type: 'NEXT', url: 'https://power.example' }, 'addSource.email', 'https://power.example'],
  ])('is null in a condition and in `set`: %j', (event, place, website) => {
    const { state } = drive({ showAddSource: true }, [...toWebsite, event], flow)
    expect([at(state, flow), state.data['website']]).toEqual([place, website])
  })
})

describe('the kind of a failure', () => {
  const is = (failure: string): Condition => ({ '==': [{ var: 'event.failure' }, failure] })
  const expired = [{ if: is('expired'), to: 'consent' }, { to: 'errorSubmitEmail' }]
  const unreadable = [{ if: is('invalid-response'), to: 'errorTryAgain' }, { to: 'errorSubmitEmail' }]
  const flow = compiled(
    edited({
      '/steps/enterCredentials/states/credentials-submitting/do/onError': expired,
      '/steps/enterCredentials/poll/onError': unreadable,
    }),
  )
  const submitted: Move[] = ['NEXT', select, 'SUBMIT_CREDENTIALS']

  it.each<[string, Values, Move[], string]>([
    ['of a call', {}, [...submitted, failed(null, 'expired')], 'consent'],
    ['of another call', {}, [...submitted, failed(null, 'offline')], 'errorSubmitEmail'],
    ['of an unknown status', { mode: 'Refresh' }, [status('Unknown')], 'errorTryAgain'],
  ])('is available to conditions: %s', (_, inputs, moves, place) => {
    expect(at(drive(inputs, moves, flow).state, flow)).toBe(place)
  })
})
