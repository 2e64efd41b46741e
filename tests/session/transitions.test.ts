import { expect, it } from 'vitest'
import { httpError } from './support/fake-api.ts'
import { openTestSession, select, submit } from './support/harness.ts'

it('each transition tells its event, its calls and the kind of a failure, and nothing that was typed', async () => {
  const connect = () => {
    throw httpError(503)
  }
  const { send, transitions, session } = openTestSession({ connect })
  await send('NEXT', select, submit)
  expect(transitions.map(({ event, calls, failure }) => [event, calls, failure])).toEqual([
    ['NEXT', [], null],
    ['SELECT_SOURCE', [], null],
    ['SUBMIT_CREDENTIALS', ['connect'], null],
    ['@failed', [], 'unavailable'],
  ])
  expect(transitions.at(-1)?.state).toBe(session.store.getState().state)
  expect(JSON.stringify(transitions)).not.toContain('pässw0rd')
})
