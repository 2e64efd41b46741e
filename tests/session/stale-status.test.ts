import { expect, it } from 'vitest'
import { createStaleStatus } from '../../src/session/stale-status.ts'

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
