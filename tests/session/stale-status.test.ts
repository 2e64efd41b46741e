import { expect, it } from 'vitest'
import { createStaleStatus } from '../../src/session/stale-status.ts'
import { oneByOne } from './support/fake-api.ts'
import { connected, openTestSession, select, submit } from './support/harness.ts'

it('is a status that only repeats what was answered, for three polls', () => {
  const { onAnswered, isStale } = createStaleStatus()
  expect(isStale('Captcha')).toBe(false)
  onAnswered()
  expect(Array.from({ length: 4 }, () => isStale('Captcha'))).toEqual([true, true, true, false])
})

it('is no other status, and not the same one after another', () => {
  const { onAnswered, isStale } = createStaleStatus()
  isStale('Captcha')
  onAnswered()
  expect(isStale('Connecting')).toBe(false)
  expect(isStale('Captcha')).toBe(false)
})

it('is none before anything was asked, and none without an answer', () => {
  const { onAnswered, isStale } = createStaleStatus()
  onAnswered()
  expect(isStale('Captcha')).toBe(false)
  expect(isStale('Captcha')).toBe(false)
})

it.each(['InvalidCredentials', 'Error'])('is %s for three polls after credentials were sent again', (status) => {
  const { onConnect, isStale } = createStaleStatus()
  onConnect()
  expect(isStale(status)).toBe(false)
  onConnect()
  expect(Array.from({ length: 4 }, () => isStale(status))).toEqual([true, true, true, false])
})

it('is no question of another connection', () => {
  const { onConnect, isStale } = createStaleStatus()
  isStale('MfaQuestion')
  onConnect()
  expect(isStale('MfaQuestion')).toBe(false)
})

const fourPolls = [true, true, true, false]

it.each(['Connected', 'InvalidCredentials', 'Error', 'MfaQuestion'])('is %s at load, for three polls', (status) => {
  const { onConnect, isStale } = createStaleStatus(status)
  for (const _ of ['sent', 'sent again before any other status']) {
    onConnect()
    expect(isStale(status)).toBe(true)
  }
  onConnect()
  expect(fourPolls.map(() => isStale(status))).toEqual(fourPolls)
})

it('is not the status at load without credentials, nor New, nor once another has come', () => {
  expect(createStaleStatus('Connected').isStale('Connected')).toBe(false)
  const fresh = createStaleStatus('New')
  fresh.onConnect()
  expect(fresh.isStale('New')).toBe(false)
  const { onConnect, isStale } = createStaleStatus('MfaQuestion')
  onConnect()
  expect(isStale('Connecting')).toBe(false)
  expect(isStale('MfaQuestion')).toBe(false)
  onConnect()
  expect(isStale('MfaQuestion')).toBe(false)
})

it.each([
  ['Connected', ['Connected', 'Connecting', 'InvalidCredentials'], 'errorTryAgain'],
  ['InvalidCredentials', ['InvalidCredentials', 'InvalidCredentials', 'Connected'], 'success'],
  ['InvalidCredentials', ['InvalidCredentials'], 'errorTryAgain'],
  ['Connected', ['Connected'], 'success'],
] as const)('is %s at load, then %j: the session ends at %s', async (atLoad, statuses, end) => {
  const answers = oneByOne(...statuses.map((status) => ({ status })))
  const { send, clock, place } = openTestSession({ connect: () => connected, status: answers }, {}, undefined, atLoad)
  await send('NEXT', select, submit)
  await clock.advance(3500)
  expect(place()).toBe('enterCredentials.polling')
  await clock.advance(3500)
  expect(place()).toBe(end)
})
