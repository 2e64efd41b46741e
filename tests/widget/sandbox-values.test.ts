import { describe, expect, it } from 'vitest'
import { describeScenarios, sandboxValues } from '../../src/sandbox/index.ts'
import { sandboxAnswer, sandboxCode, sandboxView } from '../../src/widget/sandbox-values.ts'

const filled = (username: string, password: string) => [
  { field_name: 'username', field_value: username },
  { field_name: 'password', field_value: password },
]

describe('sandbox hints', () => {
  const { recognises } = sandboxView(false, null)

  it('hold the values of the sandbox server', () => {
    expect({ code: sandboxCode, answer: sandboxAnswer }).toEqual({
      code: sandboxValues.code,
      answer: sandboxValues.answer,
    })
  })

  it.each([...describeScenarios().map(({ username }) => username), 'user_script:Captcha,MfaQuestion'])(
    '%s with the fixed password is recognised',
    (username) => {
      expect(recognises(filled(username, sandboxValues.password))).toBe(true)
    },
  )

  it.each([
    ['user_mfa', sandboxValues.password, true],
    ['user_mfa', 'my own', false],
    ['jane', sandboxValues.password, false],
  ])('given %s, with %s: %s', (given, password, known) => {
    expect(sandboxView(false, given).recognises(filled('', password).slice(1))).toBe(known)
  })

  it.each([
    ['user_good', 'my own'],
    ['jane', sandboxValues.password],
    ['', ''],
  ])('%s with %s is not', (username, password) => {
    expect(recognises(filled(username, password))).toBe(false)
  })
})
