import { describe, expect, it } from 'vitest'
import { type Event, freezeStates, start, transition } from '../../src/engine/index.ts'
import { compiled, connectFlow, edited, inputsWith } from '../support/connect-flow.ts'
import {
  afterStatus,
  at,
  brief,
  chosen,
  done,
  drive,
  elapsed,
  failed,
  type Move,
  move,
  pollFailed,
  polling,
  readFailed,
  select,
  status,
  submit,
  timedOut,
} from './support/drive.ts'

freezeStates()

const next = (state: Parameters<typeof transition>[1], event: Event) => transition(connectFlow, state, event)

/** Outcomes that arrive after the user has left the state that requested them. */
const stale: [what: string, before: Move[], outcome: Move, moved: Move[]][] = [
  ['a submit that succeeds', [...chosen, submit], done(), ['BACK']],
  ['a submit that fails', [...chosen, submit], failed('INVALID_CREDENTIALS'), ['BACK']],
  ['a submit, after a second one', [...chosen, submit], done(), ['BACK', select, submit]],
  ['an answer', [...afterStatus('MfaQuestion'), { type: 'SUBMIT_ANSWER' }], done(), ['BACK']],
  ['a status', polling, status('Connected'), ['BACK']],
  ['a status, after polling has started again', polling, status('Error'), ['BACK', select, submit, done()]],
  ['a failed poll', polling, pollFailed, ['BACK']],
  ['a timeout', polling, timedOut, ['BACK']],
  ['a timeout after Connected', polling, timedOut, [status('Connected')]],
  ['a status after Connected', polling, status('Error'), [status('Connected')]],
  ['the end of a delay', [...polling, status('Connected')], elapsed, ['BACK']],
  ['a failed read', afterStatus('Captcha'), readFailed, ['BACK']],
  ['anything after the close', polling, status('Connected'), ['PROMPT_CLOSE', 'CONFIRM_CLOSE']],
]

describe('a stale outcome', () => {
  it.each(stale)('%s changes nothing', (_, before, outcome, moved) => {
    const { state: then } = drive({}, before)
    const event = (outcome as (state: typeof then) => Event)(then)
    const now = moved.reduce((state, what) => move(connectFlow, state, what).state, then)
    expect(next(then, event).state).not.toBe(then)
    expect(next(now, event)).toEqual({ state: now, effects: [] })
    expect(next(now, event).state).toBe(now)
  })

  it('of a call of another place changes nothing', () => {
    const { state } = drive({}, [...chosen, submit])
    const event: Event = {
      type: '@done',
      entry: state.entry,
      call: '/steps/uploadInvoices/on/SUBMIT_INVOICES/do',
      value: 1,
    }
    expect(next(state, event).state).toBe(state)
  })
})

describe('while a call is pending', () => {
  it('a second submit is ignored', () => {
    const { state } = drive({}, [...afterStatus('MfaQuestion'), { type: 'SUBMIT_ANSWER', answer: '1' }])
    expect(next(state, { type: 'SUBMIT_ANSWER', answer: '2' })).toEqual({ state, effects: [], isBlocked: true })
  })

  it('another kind of submit is ignored as well', () => {
    const { state } = drive({ accountSelectMode: 'Single' }, [
      ...afterStatus('AccountSelection'),
      { type: 'SUBMIT_ACCOUNTS' },
    ])
    expect(next(state, { type: 'SUBMIT_MANUAL_ACCOUNTS' })).toEqual({ state, effects: [], isBlocked: true })
  })
})

describe('the exit confirmation', () => {
  const { state } = drive({}, [...polling, 'PROMPT_CLOSE'])

  it.each<Move>(['BACK', 'NEXT', 'PROMPT_CLOSE', select, submit, 'FINISH'])(
    'blocks %j for the step beneath',
    (what) => {
      expect(move(connectFlow, state, what)).toEqual({ state, effects: [] })
    },
  )

  it('passes outcomes on to the step beneath', () => {
    const { state: on } = move(connectFlow, state, status('MfaQuestionNoAnswer'))
    expect([at(on), on.overlay]).toEqual(['enterCredentials.polling-mfa-no-answer', 'confirmExit'])
  })
})

describe('a closed session', () => {
  it('ignores every event', () => {
    const { state } = drive({}, ['PROMPT_CLOSE', 'CONFIRM_CLOSE'])
    const moves: Move[] = [
      'NEXT',
      'BACK',
      'PROMPT_CLOSE',
      'CONFIRM_CLOSE',
      select,
      done(),
      status('Connected'),
      elapsed,
    ]
    expect(moves.map((what) => move(connectFlow, state, what).state === state)).toEqual(moves.map(() => true))
  })
})

describe('a delayed rule', () => {
  const { state: connected, effects } = drive({}, [...polling, status('Connected')])

  it('stops the poll and waits', () => {
    expect(effects.map(brief)).toEqual(['timer 500'])
    expect(connected).toMatchObject({ polling: null, delayed: '/steps/enterCredentials/status/Connected' })
  })

  it('is cancelled by BACK', () => {
    expect(move(connectFlow, connected, 'BACK').state).toMatchObject({ at: { step: 'selectSource' }, delayed: null })
  })

  it('ends even if it stays in its place', () => {
    const stays = compiled(edited({ '/steps/consent/on/NEXT': { after: 5, set: { method: 'invoices' }, to: '@stay' } }))
    const { state } = drive({}, ['NEXT', elapsed], stays)
    expect([state.data['method'], state.delayed]).toEqual(['invoices', null])
  })

  it('lasts as long as the setting that it names', () => {
    const slow = compiled(edited({ '/settings/connectedDelayMs': 1234 }))
    expect(drive({}, [...polling, status('Connected')], slow).effects.map(brief)).toEqual(['timer 1234'])
  })
})

describe('an effect', () => {
  it('carries the result as data that can be posted', () => {
    expect(structuredClone(drive({}, afterStatus('Connected')).effects)).toEqual([
      { kind: 'emit', message: 'success', result: { public_token: 't' } },
    ])
  })

  it('carries the payload of the event that starts a call, and the state does not', () => {
    const fields = [{ field_name: 'password', field_value: 'secret' }]
    const { state, effects } = drive({}, [...chosen, { type: 'SUBMIT_CREDENTIALS', fields, sandbox: false }])
    expect(effects).toMatchObject([{ kind: 'call', effect: 'connect', payload: { fields } }])
    expect(JSON.stringify(state)).not.toContain('secret')
  })
})

describe('a state', () => {
  it('numbers its entries', () => {
    const entries = [[], ['NEXT'], chosen, [...chosen, 'BACK']].map((moves) => drive({}, moves as Move[]).state.entry)
    expect(entries).toEqual([1, 2, 3, 4])
  })

  it('keeps the number of a run of polling until polling ends', () => {
    const { state } = drive({}, polling)
    const waiting = move(connectFlow, state, status('MfaQuestionNoAnswer')).state
    expect([waiting.polling, waiting.entry]).toEqual([state.polling, state.entry + 1])
  })

  it('records each visited step once, in order', () => {
    const { state } = drive({}, [...polling, 'BACK', select])
    expect(state.trail).toEqual(['consent', 'selectSource', 'enterCredentials'])
  })

  it.each<[string, Move[]]>([
    ['none', []],
    ['forward', ['NEXT']],
    ['back', ['NEXT', 'BACK']],
    ['forward', [...chosen, submit]],
    ['forward', [...chosen, submit, failed('INVALID_CURP')]],
    ['back', [...chosen, submit, failed('INVALID_CURP'), 'TRY_AGAIN']],
    ['forward', [...polling, status('MfaQuestionNoAnswer'), status('Connecting')]],
    ['forward', [...afterStatus('MfaQuestion'), { type: 'SUBMIT_ANSWER', answer: '1' }, done()]],
    ['forward', [...afterStatus('Captcha'), { type: 'SUBMIT_ANSWER', answer: '1' }, done()]],
    ['forward', [...afterStatus('MfaMethodChoice'), { type: 'SELECT_METHOD', methodId: '1' }, done()]],
    ['back', [...afterStatus('MfaQuestion'), 'BACK']],
  ])('slides %s after %j', (direction, moves) => {
    expect(drive({}, moves).state.direction).toBe(direction)
  })

  it('takes only own properties of a payload, and null for a missing one', () => {
    const inherited = compiled(edited({ '/steps/selectSource/on/SELECT_SOURCE/set/source': '$event.constructor' }))
    expect(drive({}, ['NEXT', { type: 'SELECT_SOURCE' }], inherited).state.data['source']).toBeNull()
    expect(drive({}, ['NEXT', { type: 'SELECT_SOURCE' }]).state.data['source']).toBeNull()
  })

  it('is immutable', () => {
    const { state } = drive({}, polling)
    expect(Object.isFrozen(state)).toBe(true)
    expect(start(connectFlow, inputsWith()).state.data).toMatchObject({ source: null, result: null })
  })
})
