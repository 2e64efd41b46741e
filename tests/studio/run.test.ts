/** A session that is played: what happens, back in time, and what an edit leaves of it. */
import { describe, expect, it } from 'vitest'
import type { Event } from '../../src/engine/index.ts'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { act, branchesOf, goTo } from '../../src/studio/play/branches.ts'
import { customerOf } from '../../src/studio/results/customers.ts'
import { type Now, type PlayedSession, play, played } from '../../src/studio/store/played-session.ts'
import { compiled, connectFlow, edited, inputsWith } from '../support/connect-flow.ts'

const customer = customerOf('flows/connect.flow.json', connectFlow, inputsWith({}, connectFlow))
const source = { type: 'SELECT_SOURCE', source: '(some)' } as const
const events: readonly Event[] = [
  { type: 'NEXT' },
  source,
  { type: 'SUBMIT_CREDENTIALS', fields: '(some)' },
  { type: '@done', entry: 0, call: 'of an older version', value: '(some)' },
  { type: '@status', run: 0, status: 'Captcha' },
  { type: '@elapsed', entry: 0, rule: 'of an older version' },
]
const run: PlayedSession = { customer, events, at: events.length, others: [] }
const shown = (of: PlayedSession, flow = connectFlow) => play(flow, of).moments.map((moment) => moment.shown)

describe('a run', () => {
  it('shows each place by the name of its preview, what is called and what the host is told', () => {
    expect(shown(run)).toEqual([
      'consent',
      'selectSource',
      'enterCredentials.credentials',
      'enterCredentials.credentials-submitting',
      'enterCredentials.polling',
      expect.stringContaining('enterCredentials.'),
      expect.stringContaining('captcha'),
    ])
    const calls = play(connectFlow, run).moments.map((moment) => moment.calls)
    expect(calls[1]).toEqual(['sources'])
    expect(calls[3]).toEqual(['connect'])
    const left = act({ ...run, at: 0 }, { type: 'PROMPT_CLOSE' })
    const closed = play(connectFlow, act(left, { type: 'CONFIRM_CLOSE' })).moments.at(-1)
    expect(closed).toMatchObject({ shown: null, messages: expect.arrayContaining(['close']) })
  })

  it('begins another branch with another event at an earlier moment', () => {
    const forked = act({ ...run, at: 2 }, { type: 'BACK' })
    expect(forked).toMatchObject({ at: 3, events: [...events.slice(0, 2), { type: 'BACK' }] })
    expect(shown(forked)).toEqual(['consent', 'selectSource', 'enterCredentials.credentials', 'selectSource'])
  })

  it('keeps the branch that was left, and returns to it', () => {
    const forked = act({ ...run, at: 2 }, { type: 'BACK' })
    expect(branchesOf(forked)).toEqual([{ index: 0, from: 2, event: events[2], more: 3 }])
    const back = goTo(forked, 0)
    expect(back).toMatchObject({ events, at: events.length, others: [forked.events] })
    expect(branchesOf(back)).toEqual([{ index: 0, from: 2, event: { type: 'BACK' }, more: 0 }])
  })

  it('keeps each branch once: an event that was played before continues the branch that has it', () => {
    expect(act({ ...run, at: 0 }, { type: 'NEXT' })).toEqual({ ...run, at: 1 })
    const forked = act({ ...run, at: 2 }, { type: 'BACK' })
    const again = act({ ...forked, at: 2 }, events[2] as Event)
    expect(again).toEqual({ ...run, at: 3, others: [forked.events] })
    const third = act({ ...again, at: 1 }, { type: 'BACK' })
    expect(branchesOf(third).map(({ from }) => from)).toEqual([1, 1])
  })

  it('stops after an edit where an event no longer happens, and keeps the rest', () => {
    const without = compiled(edited({ '/steps/consent/when': { var: 'in.showAddSource' } }))
    const { moments, lost } = play(without, run)
    expect(moments.map((moment) => moment.shown)).toEqual(['selectSource'])
    expect(lost.map(({ event }) => event)).toEqual(events)
    expect(lost.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5, 6])
    const definition = edited({ '/steps/consent/when': { var: 'in.showAddSource' } }) as FlowDefinition
    const now = played(definition, run) as Now
    const acted = act({ ...run, at: now.current.at }, source)
    expect(shown(acted, without)).toEqual(['selectSource', 'enterCredentials.credentials'])
  })
})
