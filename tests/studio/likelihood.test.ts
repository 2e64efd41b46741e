/** What can happen next while a session is played: who acts, and what is likeliest. */
import { describe, expect, it } from 'vitest'
import { choices, type Event } from '../../src/engine/index.ts'
import { type ChoicesOf, choicesByActor } from '../../src/studio/play/likelihood.ts'
import { customerOf } from '../../src/studio/results/customers.ts'
import { play } from '../../src/studio/store/played-session.ts'
import { connectFlow, inputsWith } from '../support/connect-flow.ts'

const customer = customerOf('flows/connect.flow.json', connectFlow, inputsWith({}, connectFlow))

function nextAfter(...events: readonly Event[]) {
  const { moments } = play(connectFlow, { customer, events, at: events.length, others: [] })
  const all = choices(connectFlow, (moments.at(-1) ?? moments[0]).state)
  return { all, actors: choicesByActor(all) }
}

const polling: readonly Event[] = [
  { type: 'NEXT' },
  { type: 'SELECT_SOURCE', source: '(some)' },
  { type: 'SUBMIT_CREDENTIALS', fields: '(some)' },
  { type: '@done', entry: 0, call: 'any', value: '(some)' },
]

const types = (of: ChoicesOf['ahead'] | undefined) =>
  of?.map(({ event }) => (event.type === '@status' ? event.status : event.type))

describe('what can happen next', () => {
  it('is grouped by who acts, nothing is lost, and who can lead on comes first', () => {
    for (const length of polling.keys()) {
      const { all, actors } = nextAfter(...polling.slice(0, length + 1))
      const grouped = actors.flatMap(({ ahead, away, failures }) => [...ahead, ...away, ...failures])
      expect(grouped).toHaveLength(all.length)
      expect(new Set(grouped)).toEqual(new Set(all))
    }
    expect(nextAfter().actors.map(({ by }) => by)).toEqual(['user'])
    expect(nextAfter(...polling).actors.map(({ by }) => by)).toEqual(['server', 'time', 'user'])
  })

  it('has what leads on first, then what leads back or out, and failures apart', () => {
    const [user] = nextAfter().actors
    expect([types(user?.ahead), types(user?.away)]).toEqual([['NEXT'], ['PROMPT_CLOSE']])
    const [server, time] = nextAfter(...polling).actors
    expect(types(server?.ahead)?.[0]).toBe('Connected')
    expect(types(server?.ahead)).toContain('Captcha')
    expect(types(server?.failures)?.slice(0, 2)).toEqual(['InvalidCredentials', 'Error'])
    expect(new Set(types(server?.failures)?.slice(2))).toEqual(new Set(['@pollFailed']))
    expect(types(time?.ahead)).toEqual(['@pollTimedOut'])
  })
})
