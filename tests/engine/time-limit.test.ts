import { describe, expect, it } from 'vitest'
import { walk } from '../../src/engine/index.ts'
import { compiled, edited, inputsWith } from '../support/connect-flow.ts'
import { afterStatus, at, brief, chosen, drive, failed, limitPassed, type Move } from './support/drive.ts'

const captcha = '/steps/enterCredentials/states/captcha'
const limited = compiled(
  edited({
    [`${captcha}/after`]: { ms: 120_000, to: { emit: { error: 'Timeout' }, to: 'errorTryAgain' } },
    '/steps/consent/after': { ms: 5000, to: '@close' },
  }),
)
const atCaptcha = afterStatus('Captcha')
const answer: Move = { type: 'SUBMIT_ANSWER', answer: 'k7m2p' }

describe('a time limit', () => {
  it('begins on entry', () => {
    expect(drive({}, atCaptcha, limited).effects.map(brief)).toContain('timeLimit 120000')
  })

  it('leads on when it passes, with what its rule says', () => {
    const { state, effects } = drive({}, [...atCaptcha, limitPassed], limited)
    expect([at(state, limited), effects.map(brief)]).toEqual(['errorTryAgain', ['emit error Timeout']])
  })

  it('closes the widget where it leads to @close', () => {
    expect(drive({}, [limitPassed], limited).state.closed).toBe(true)
  })

  it('begins again on re-entry, and that of the earlier entry is ignored', () => {
    const entered = drive({}, [], limited).state.entry
    const { state, effects } = drive({}, ['NEXT', 'BACK'], limited)
    expect(effects.map(brief)).toEqual(['timeLimit 5000'])
    const late = drive({}, ['NEXT', 'BACK', () => ({ type: '@timedOut', entry: entered })], limited)
    expect([late.state, late.effects]).toEqual([state, []])
  })

  it('waits for a call in progress', () => {
    const busy = drive({}, [...atCaptcha, answer, limitPassed], limited)
    expect([at(busy.state, limited), busy.effects]).toEqual(['enterCredentials.captcha', []])
    const { state } = drive({}, [...atCaptcha, answer, failed(), limitPassed], limited)
    expect(at(state, limited)).toBe('errorTryAgain')
  })

  it('is ignored where there is none', () => {
    expect(at(drive({}, [...chosen, limitPassed], limited).state, limited)).toBe('enterCredentials.credentials')
  })

  it('is an event of the walk', () => {
    const { find } = walk(limited, { inputs: [inputsWith({})] })
    const passed = find('consent')?.edges.filter(({ event }) => event.type === '@timedOut')
    expect(passed?.map(({ to }) => to.state.closed)).toEqual([true])
  })
})
