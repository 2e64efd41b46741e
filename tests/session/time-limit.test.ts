import { describe, expect, it } from 'vitest'
import { compiled, edited } from '../support/connect-flow.ts'
import { openTestSession } from './support/harness.ts'

const minutes = (count: number) => count * 60_000

/** On the first screen, and with a call that takes a while. */
function open(ms: number, handlers = {}) {
  const edits = {
    '/steps/consent/after': { ms, to: '@close' },
    '/steps/consent/on/SUBMIT_ANSWER': { do: { effect: 'answerCaptcha', onDone: '@stay', onError: '@stay' } },
  }
  const opened = openTestSession(handlers, {}, compiled(edited(edits)))
  return { ...opened, limit: () => opened.session.store.getState().timeLimit }
}

describe('a time limit', () => {
  it('is shown from the entry on, and ends the stay when it passes', async () => {
    const { clock, place, limit, announced } = open(5000)
    expect(limit()).toEqual({ ms: 5000, endsAt: 5000 })
    await clock.advance(4999)
    expect(place()).toBe('consent')
    await clock.advance(1)
    expect([place(), limit(), announced]).toEqual(['closed', null, [{ message: 'close' }]])
  })

  it('is cancelled on leaving, and begins anew on re-entry', async () => {
    const { clock, place, limit, send } = open(5000)
    await clock.advance(4000)
    await send('NEXT')
    expect(limit()).toBeNull()
    await clock.advance(minutes(1))
    expect(place()).toBe('selectSource')
    await send('BACK')
    await clock.advance(4999)
    expect(place()).toBe('consent')
    await clock.advance(1)
    expect(place()).toBe('closed')
  })

  it('below a minute can be switched off', async () => {
    const { clock, place, limit, session } = open(5000)
    session.extendTime()
    expect(limit()).toBeNull()
    await clock.advance(minutes(60))
    expect(place()).toBe('consent')
  })

  it('from a minute on begins again each time the user asks', async () => {
    const { clock, place, session } = open(minutes(2))
    for (let times = 0; times < 12; times += 1) {
      await clock.advance(minutes(2) - 1000)
      session.extendTime()
    }
    await clock.advance(minutes(2) - 1)
    expect(place()).toBe('consent')
    await clock.advance(1)
    expect(place()).toBe('closed')
  })

  it('gives a user whose machine slept past it the time of the warning, once', async () => {
    const { clock, place, limit } = open(minutes(2))
    await clock.sleep(minutes(60))
    expect([place(), limit()]).toEqual(['consent', { ms: minutes(2), endsAt: minutes(60) + 30_000 }])
    await clock.sleep(minutes(60))
    expect([place(), limit()]).toEqual(['closed', null])
  })

  it('below a minute ends although the machine slept, because it was said from the start', async () => {
    const { clock, place } = open(59_000)
    await clock.sleep(minutes(60))
    expect(place()).toBe('closed')
  })

  it('waits for the end of a call', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { clock, place, send } = open(5000, { captchaAnswer: () => answered })
    await send({ type: 'SUBMIT_ANSWER', answer: 'k7m2p' })
    await clock.advance(minutes(1))
    expect(place()).toBe('consent')
    answer()
    await clock.settle()
    expect(place()).toBe('closed')
  })

  it('does not end a session that is disposed', async () => {
    const { clock, session, announced } = open(5000)
    session.dispose()
    await clock.advance(minutes(1))
    expect(announced).toEqual([])
  })
})

describe('the end of polling', () => {
  it('is known half a minute before, and forgotten when polling ends', async () => {
    const { clock, session, place } = openTestSession({ status: () => ({ status: 'Connecting' }) }, { mode: 'Refresh' })
    const endsAt = () => session.store.getState().pollEndsAt
    await clock.advance(minutes(3.5) - 1)
    expect(endsAt()).toBeNull()
    await clock.advance(1)
    expect(endsAt()).toBe(minutes(4))
    await clock.advance(minutes(0.5))
    expect([place(), endsAt()]).toEqual(['errorSubmitEmail', null])
  })
})
