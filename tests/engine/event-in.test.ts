import { expect, it } from 'vitest'
import { type Event, eventIn, isFailureOutcome } from '../../src/engine/index.ts'
import { compiled, edited } from '../support/connect-flow.ts'
import { afterStatus, chosen, drive, type Move, polling, status, submit } from './support/drive.ts'

const limited = compiled(
  edited({ '/steps/enterCredentials/states/captcha/after': { ms: 120_000, to: 'errorTryAgain' } }),
)
const stateAfter = (...moves: Move[]) => drive({}, moves, limited).state

const idle = stateAfter()
const sending = stateAfter(...chosen, submit)
const polled = stateAfter(...polling)
const delayed = stateAfter(...polling, status('Captcha'))
const asked = stateAfter(...afterStatus('Captcha'))
const answering = stateAfter(...afterStatus('Captcha'), { type: 'SUBMIT_ANSWER', answer: 'k7m2p' })

const failure = { code: null, failure: 'refused' as const }
const elsewhere = { entry: -1, call: 'elsewhere', run: -1, rule: 'elsewhere' }

/** Outcomes, where they can arrive, what they refer to there, and a state in which they can't. */
const rows: [Event, typeof idle, object, typeof idle][] = [
  [{ ...elsewhere, type: '@done', value: 1 }, sending, { entry: sending.entry, call: sending.pending }, idle],
  [{ ...elsewhere, type: '@failed', ...failure }, sending, { entry: sending.entry, call: sending.pending }, polled],
  [{ ...elsewhere, type: '@status', status: 'Connected' }, polled, { run: polled.polling }, idle],
  [{ ...elsewhere, type: '@pollFailed', ...failure }, polled, { run: polled.polling }, idle],
  [{ ...elsewhere, type: '@pollTimedOut' }, polled, { run: polled.polling }, sending],
  [{ ...elsewhere, type: '@elapsed' }, delayed, { entry: delayed.entry, rule: delayed.delayed }, polled],
  [{ ...elsewhere, type: '@timedOut' }, asked, { entry: asked.entry }, answering],
  [{ ...elsewhere, type: '@loadFailed', ...failure }, asked, { entry: asked.entry }, idle],
]

it.each(rows)('%o refers to what is in progress in another state, or cannot arrive there', (event, at, refers, not) => {
  expect(eventIn(limited, at, event)).toEqual({ ...event, ...refers })
  expect(eventIn(limited, not, event)).toBeNull()
})

it.each(rows)('%o is a failure if it says of what kind', (event) => {
  expect(isFailureOutcome(event)).toBe('failure' in event)
})

it('what the user does can arrive anywhere', () => {
  const event: Event = { type: 'BACK' }
  for (const state of [idle, sending, polled]) expect(eventIn(limited, state, event)).toBe(event)
})
