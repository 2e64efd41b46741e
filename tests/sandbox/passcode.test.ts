import { expect, it } from 'vitest'
import { sandboxValues } from '../../src/sandbox/index.ts'
import { createTester } from './tester.ts'

/** The status after this answer to the question for a passcode. */
async function statusAfter(answer: string): Promise<string> {
  const { call, connect, advance, status } = await createTester()
  await connect('user_mfa')
  advance(60_000)
  expect((await call('mfaGet')).body).toEqual({ question: 'Enter your 6-digit One-Time Passcode' })
  await call('mfaAnswer', { answer })
  return status()
}

it('the passcode has 6 digits', async () => {
  expect(sandboxValues.code).toMatch(/^\d{6}$/)
  expect(await statusAfter(sandboxValues.code)).not.toBe('MfaQuestionInvalidAnswer')
})

it.each(['12345', '1234567', '12345a'])('%s is a wrong passcode', async (answer) => {
  expect(await statusAfter(answer)).toBe('MfaQuestionInvalidAnswer')
})
