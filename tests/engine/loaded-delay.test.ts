import { describe, expect, it } from 'vitest'
import { at, brief, drive, elapsed, polling, status } from './support/drive.ts'

/** The progress screen shows 'Done' during the delay (tests/screens/texts.test.tsx). */
describe('the loaded indicator stays for 500 ms before the screen of', () => {
  it.each([
    ['AccountSelection', 'enterCredentials.select-account'],
    ['Captcha', 'enterCredentials.captcha'],
    ['MfaMethodChoice', 'enterCredentials.mfa-choose-method'],
    ['MfaQuestion', 'enterCredentials.mfa-question'],
    ['SecurityQuestion', 'enterCredentials.mfa-security-question'],
    ['Connected', 'success'],
  ])('%s', (name, place) => {
    const inputs = { accountSelectMode: 'Multiple' }
    const waiting = drive(inputs, [...polling, status(name)])
    expect(at(waiting.state)).toBe('enterCredentials.polling')
    expect(waiting.effects.map(brief)).toEqual(['timer 500'])
    expect(at(drive(inputs, [...polling, status(name), elapsed]).state)).toBe(place)
  })
})
