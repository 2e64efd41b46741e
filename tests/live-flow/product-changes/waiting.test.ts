/** Changes of how long users wait, and how often they may try. */
import { expect, it } from 'vitest'
import {
  afterStatus,
  at,
  brief,
  done,
  drive,
  limitPassed,
  type Move,
  polling,
  readFailed,
  status,
  submit,
} from '../../engine/support/drive.ts'
import { createProject } from './support/project.ts'

const withPollLimit = (timeoutMs: number) => {
  const project = createProject()
  project.editFlow(({ steps }) => {
    steps['enterCredentials']!.poll!.timeoutMs = timeoutMs
  })
  return project
}

it('change 5: polling ends after 2 minutes', async () => {
  const project = withPollLimit(120_000)
  const { findings, changes } = await project.check()
  expect([findings, changes.map(({ code }) => code)]).toEqual([[], ['place-changed']])
  expect(drive({}, polling, project.flow()).effects.map(brief)).toContain('poll 2000/120000')
})

it.each([
  ['5 ms', 5, { code: 'shorter-than-allowed', params: { ms: 5, limit: 30_000 } }, '30000 ms (30 seconds) is the least'],
  ['1 h', 3_600_000, { code: 'too-large', params: { most: 1_800_000 } }, '1800000 ms (30 minutes) is the most'],
])('change 5: %s is refused, with the bound in words', async (_, timeoutMs, expected, words) => {
  const [found, ...others] = await withPollLimit(timeoutMs).findings()
  expect([found, others]).toMatchObject([expected, []])
  expect(found?.message).toContain(words)
})

it('change 6: a captcha that is not answered for 2 minutes, or cannot be read, leads to another try', async () => {
  const project = createProject()
  project.editFlow(({ steps }) => {
    steps['captchaFailed'] = {
      description: 'The captcha could not be answered: the user may try again.',
      screen: 'error-try-again',
      on: structuredClone(steps['errorTryAgain']!.on!),
    }
    const captcha = steps['enterCredentials']!.states!['captcha']!
    captcha.after = { ms: 120_000, to: { emit: { error: 'Timeout' }, to: 'captchaFailed' } }
    captcha.on!['CAPTCHA_QUERY_ERROR'] = {
      set: { problem: 'Interrupted' },
      emit: { error: 'Error' },
      to: 'captchaFailed',
    }
  })
  expect(await project.update('A new session brings a new captcha.')).toBe('')
  const { changes } = await project.check()
  expect(changes.map(({ code }) => code)).toContain('step-added')
  const flow = project.flow()
  for (const ends of [limitPassed, readFailed])
    expect(at(drive({}, [...afterStatus('Captcha'), ends], flow).state, flow)).toBe('captchaFailed')
})

it('change 10: the third wrong try leads to the contact form, and the diff says from which on', async () => {
  const project = createProject()
  project.editFlow(({ data, conditions, steps }) => {
    data['tries'] = { type: 'integer', minimum: 0, maximum: 2 }
    conditions['lastTry'] = { '==': [{ var: 'data.tries' }, 2] }
    steps['enterCredentials']!.status!['InvalidCredentials'] = [
      { if: 'lastTry', inc: ['tries'], emit: { error: 'InvalidCredentials' }, to: 'errorSubmitEmail' },
      { inc: ['tries'], emit: { error: 'InvalidCredentials' }, to: 'errorTryAgain' },
    ]
  })
  project.editTests(({ cases }) => {
    for (const row of cases.flatMap(({ rows }) => rows).filter(({ on }) => on === 'status InvalidCredentials')) {
      row.goesTo = ['errorTryAgain', 'errorSubmitEmail']
      delete row.history
    }
  })
  const { findings, changes } = await project.check()
  expect(findings).toEqual([])
  const moved = changes.find(({ sentence }) =>
    sentence.includes('leads to `errorSubmitEmail` instead of `errorTryAgain`'),
  )
  expect(moved?.sentence).toContain('`data.tries` 2 (from the third time on)')

  const flow = project.flow()
  const again: Move[] = ['TRY_AGAIN', submit, done({ public_token: 't' }), status('InvalidCredentials')]
  const tries = [polling, [status('InvalidCredentials')], again, again].map((_, index, all) =>
    all.slice(0, index + 1).flat(),
  )
  expect(tries.slice(1).map((moves) => at(drive({}, moves, flow).state, flow))).toEqual([
    'errorTryAgain',
    'errorTryAgain',
    'errorSubmitEmail',
  ])
})

it('change 13: success closes itself after 5 seconds', async () => {
  const project = createProject()
  project.editFlow(({ steps }) => {
    steps['success']!.after = { ms: 5000, to: '@close' }
  })
  const { findings, changes } = await project.check()
  expect([findings, changes.map(({ code }) => code).sort()]).toEqual([[], ['event-changed', 'place-changed']])
  const flow = project.flow()
  const shown = drive({}, afterStatus('Connected'), flow)
  expect(shown.effects.map(brief)).toContain('timeLimit 5000')
  expect(drive({}, [...afterStatus('Connected'), limitPassed], flow).state.closed).toBe(true)
})
