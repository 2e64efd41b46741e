/** Compares the engine with the reference, the same flow written by hand in XState. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renumber, walk } from '../../src/engine/index.ts'
import { coverageEdges, coveringPaths } from '../model/support/cover.ts'
import { absent, compiled, connectFlow, edited } from '../support/connect-flow.ts'
import { createPair } from './reference/compare.ts'
import { createPlayer, randomSessions } from './reference/random-sessions.ts'

const seed = 20_261_123
/** The mistakes below are found within 3,501. */
const numRuns = 4000
const sessions = randomSessions(connectFlow)

describe('the engine and the reference', () => {
  it('agree after every event of 4,000 random sessions', () => {
    const play = createPlayer(connectFlow, connectFlow)
    let events = 0
    fc.assert(
      fc.property(sessions, (session) => {
        const { events: after, difference } = play(session)
        events += after.length
        if (difference) expect({ after, ...difference.engine }).toEqual({ after, ...difference.machine })
      }),
      { numRuns, seed },
    )
    expect(events).toBeGreaterThan(50_000)
  })

  it('agree after every event of paths that take every rule', () => {
    const walked = walk(connectFlow)
    const paths = coveringPaths(
      walked,
      coverageEdges(walked, () => true),
    )
    const taken = new Set<string | undefined>()
    for (const { inputs, events } of paths) {
      const pair = createPair(connectFlow, inputs)
      taken.add(pair.rule())
      for (const [index, event] of events.entries()) {
        const difference = pair.send(renumber(event, pair.state()))
        taken.add(pair.rule())
        const after = events.slice(0, index + 1)
        if (difference) expect({ after, ...difference.engine }).toEqual({ after, ...difference.machine })
      }
    }
    expect(Object.keys(connectFlow.rules).filter((pointer) => !taken.has(pointer))).toEqual([])
  })
})

const credentials = '/steps/enterCredentials'
const captcha = `${credentials}/states/captcha`

/** Edits of the flow, each one mistake that the compiler accepts. */
const mistakes: Readonly<Record<string, unknown>> = {
  '/conditions/resumes': { var: 'in.workUnderWay' },
  '/conditions/updating': { in: [{ var: 'in.mode' }, ['UpdateCredentials']] },
  '/conditions/choosesAccounts': { var: 'in.showSelectAccount' },
  '/conditions/wrongCredentials': { in: [{ var: 'event.code' }, ['INVALID_CREDENTIALS']] },
  '/data/source/init': null,
  '/failures/calls/0/emit': absent,
  '/failures/reads/0': absent,
  '/path': ['consent', 'selectSource', 'chooseConnectionMethod', 'uploadInvoices', 'enterCredentials', 'success'],
  '/steps/consent/when': absent,
  '/steps/selectSource/load': absent,
  '/steps/selectSource/on/ADD_SOURCE/0/if': absent,
  '/steps/chooseConnectionMethod/on/METHOD_UPLOAD_INVOICES/set/method': 'credentials',
  '/steps/uploadInvoices/on/SUBMIT_INVOICES/do/onDone/emit': absent,
  '/steps/uploadInvoices/on/SUBMIT_INVOICES/do/onError/1/set/problem': 'AccountFailed',
  [`${credentials}/back/0`]: absent,
  [`${credentials}/poll/in/1`]: absent,
  [`${credentials}/poll/timeoutMs`]: 24_000,
  [`${credentials}/poll/onTimeout/emit/error`]: 'Error',
  [`${credentials}/status/Captcha/after`]: absent,
  [`${credentials}/status/Connected/to`]: 'errorSubmitEmail',
  [`${credentials}/status/MfaQuestionInvalidAnswer/set`]: absent,
  [`${credentials}/states/credentials-submitting/do/onError/0`]: absent,
  [`${captcha}/load/raises`]: absent,
  [`${captcha}/on/SUBMIT_ANSWER/do/onDone`]: 'captcha',
  [`${captcha}/on/SUBMIT_ANSWER/do/effect`]: 'answerMfa',
  '/steps/success/on/PROMPT_CLOSE': absent,
  '/steps/errorTryAgain/on/TRY_AGAIN/0': absent,
  '/steps/errorSubmitEmail/on/SUBMIT_EMAIL/do/onError': '@stay',
  '/steps/addSource/states/email/back': absent,
  '/overlays/confirmExit/on/CANCEL_CLOSE': '@close',
}

describe('the reference finds a mistake', () => {
  it.each(Object.entries(mistakes))('at %s', (pointer, value) => {
    const play = createPlayer(compiled(edited({ [pointer]: value })), connectFlow)
    const agrees = fc.property(sessions, (session) => play(session).difference === null)
    expect(fc.check(agrees, { numRuns, seed, endOnFailure: true }).failed).toBe(true)
  })
})
