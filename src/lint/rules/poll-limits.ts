import { replayTo, sourcePointer } from '../../analysis/index.ts'
import type { Event } from '../../engine/index.ts'
import { childPointer, pollLimits as limits, type Poll, placePointer } from '../../flow/index.ts'
import type { Report } from '../finding.ts'
import type { ModelledFlow } from '../project.ts'
import type { ModelRule } from '../rule.ts'
import { type Located, reportEach } from './parts/each-flow.ts'
import { problemsOf } from './parts/problems.ts'
import { reportOnce } from './parts/report-once.ts'

export const pollLimits: ModelRule<'poll-limits'> = {
  id: 'poll-limits',
  severity: 'error',
  over: 'model',
  summary: 'What is read repeatedly has an interval, a time limit, and a rule for the end of that time.',
  check: (linted, report) => {
    for (const problem of problemsOf(linted, 'poll-limits')) report(problem.pointer, problem, { rank: 'definition' })
    reportEach(linted, report, ({ places }) =>
      Object.values(places).flatMap(({ id, step, load, poll }) => [
        ...(load ? wrongTimes(childPointer(placePointer(id), 'load'), load) : []),
        ...(poll ? wrongTimes(childPointer('/steps', step, 'poll'), poll) : []),
      ]),
    )
    checkEnds(linted, report)
  },
}

type Found = Located<'poll-limits'>

type Times = Pick<Poll, 'everyMs' | 'timeoutMs'> | { everyMs: number | null; timeoutMs: number | null }

function wrongTimes(at: string, { everyMs, timeoutMs }: Times): Found[] {
  if (everyMs === null) return []
  if (timeoutMs === null) return [[childPointer(at, 'everyMs'), { code: 'no-limit' }]]
  const outside = [...outsideLimits(at, 'everyMs', everyMs), ...outsideLimits(at, 'timeoutMs', timeoutMs)]
  if (outside.length > 0 || timeoutMs > everyMs) return outside
  return [[childPointer(at, 'timeoutMs'), { code: 'limit-before-second', timeoutMs, everyMs }]]
}

function outsideLimits(at: string, key: keyof typeof limits, ms: number): Found[] {
  const { least, most } = limits[key]
  const asSeconds = ms * 1000 >= least && ms * 1000 <= most ? ms * 1000 : null
  if (ms < least) return [[childPointer(at, key), { code: 'shorter-than-allowed', ms, limit: least, asSeconds }]]
  return ms > most ? [[childPointer(at, key), { code: 'longer-than-allowed', ms, limit: most }]] : []
}

const ends = { '@pollTimedOut': 'waits-after-limit', '@pollFailed': 'waits-after-failure' } as const

/** The session has stopped polling by then: a user who stays in a polling state would wait for ever. */
function checkEnds(linted: ModelledFlow, report: Report<'poll-limits'>) {
  const model = linted.model()
  if (!model) return
  const once = reportOnce(report)
  for (const { event, from, to, rule, when } of model.states.flatMap(({ edges }) => edges)) {
    if (!isEnd(event) || !rule || to.state.polling === null) continue
    once(sourcePointer(model.flow.definition, to.flow.definition, rule.pointer), () => [
      { code: ends[event.type], place: to.place },
      replayTo(model, from, when, event),
    ])
  }
}

const isEnd = (event: Event): event is Event & { type: keyof typeof ends } => event.type in ends
