import { expect, it } from 'vitest'
import { createStaleStatus } from '../../src/session/stale-status.ts'

const everyMs = 2000

function create() {
  let time = 0
  const { onAnswered, onConnect, isStale } = createStaleStatus({ now: () => time })
  return {
    onAnswered,
    onConnect,
    isStale: (status: string) => isStale(status, everyMs),
    pass: (ms: number) => {
      time += ms
    },
  }
}

it('is a status that only repeats what was answered, for three polls', () => {
  const { onAnswered, isStale, pass } = create()
  expect(isStale('Captcha')).toBe(false)
  onAnswered()
  expect(isStale('Captcha')).toBe(true)
  pass(2 * everyMs)
  expect(isStale('Captcha')).toBe(true)
  pass(everyMs)
  expect(isStale('Captcha')).toBe(false)
})

it('is no other status, and not the same one after another', () => {
  const { onAnswered, isStale } = create()
  isStale('Captcha')
  onAnswered()
  expect(isStale('Connecting')).toBe(false)
  expect(isStale('Captcha')).toBe(false)
})

it('is none before anything was asked, and none without an answer', () => {
  const { onAnswered, isStale } = create()
  onAnswered()
  expect(isStale('Captcha')).toBe(false)
  expect(isStale('Captcha')).toBe(false)
})

it.each(['InvalidCredentials', 'Error'])('is %s for three polls after credentials were sent again', (status) => {
  const { onConnect, isStale, pass } = create()
  onConnect()
  expect(isStale(status)).toBe(false)
  onConnect()
  expect(isStale(status)).toBe(true)
  pass(3 * everyMs)
  expect(isStale(status)).toBe(false)
})

it('is no question of another connection', () => {
  const { onConnect, isStale } = create()
  isStale('MfaQuestion')
  onConnect()
  expect(isStale('MfaQuestion')).toBe(false)
})
