import { describeTrace } from '../../analysis/index.ts'
import type { Event } from '../../engine/index.ts'
import type { Poll } from '../../flow/index.ts'
import type { Report } from '../finding.ts'
import type { ProjectFlow } from '../project.ts'
import type { FlowRule } from '../rule.ts'
import { reportEach, type Said } from './parts/each-flow.ts'
import { pointerOf } from './parts/pointer-of.ts'
import { problemsOf } from './parts/problems.ts'
import { reportOnce } from './parts/report-once.ts'
import { sourcePointer } from './parts/source-pointer.ts'

/**
 * Faster polling loads the server, slower polling keeps the user waiting; a shorter limit gives up on people who look for
 * their phone. The schema bounds every duration from above.
 */
const limits = { everyMs: { least: 500, most: 30_000 }, timeoutMs: { least: 30_000, most: Number.POSITIVE_INFINITY } }

export const pollLimits: FlowRule = {
  id: 'poll-limits',
  severity: 'error',
  over: 'flow',
  summary: 'What is asked again and again has a pace, a limit, and a way out when that is over.',
  check: (linted, report) => {
    for (const { problem, message } of problemsOf(linted, 'poll-limits'))
      report(problem.pointer, message, { rank: 'definition' })
    reportEach(linted, report, ({ places }) =>
      Object.values(places).flatMap(({ id, step, load, poll }) => [
        ...(load ? wrongTimes(`${pointerOf(id)}/load`, load) : []),
        ...(poll ? wrongTimes(`/steps/${step}/poll`, poll) : []),
      ]),
    )
    checkEnds(linted, report)
  },
}

type Times = Pick<Poll, 'everyMs' | 'timeoutMs'> | { everyMs: number | null; timeoutMs: number | null }

function wrongTimes(at: string, { everyMs, timeoutMs }: Times): Said[] {
  if (everyMs === null) return []
  if (timeoutMs === null)
    return [[`${at}/everyMs`, 'It is read again for ever. Add a limit: "timeoutMs", such as 240000 (4 minutes).']]
  const outside = [...outsideLimits(at, 'everyMs', everyMs), ...outsideLimits(at, 'timeoutMs', timeoutMs)]
  if (outside.length > 0 || timeoutMs > everyMs) return outside
  return [
    [
      `${at}/timeoutMs`,
      `The limit of ${timeoutMs} ms is over before a second question after ${everyMs} ms. Give it more time.`,
    ],
  ]
}

function outsideLimits(at: string, key: keyof typeof limits, ms: number): Said[] {
  const { least, most } = limits[key]
  const seconds = ms * 1000 >= least && ms * 1000 <= most ? ` ${ms} seconds are ${ms * 1000}.` : ''
  if (ms < least) return [[`${at}/${key}`, `${ms} ms is too short: ${least} ms is the least. Raise it.${seconds}`]]
  return ms > most ? [[`${at}/${key}`, `${ms} ms is too long: ${most} ms is the most. Lower it.`]] : []
}

const ends = { '@pollTimedOut': 'The time is over', '@pollFailed': 'The status can’t be had' }

/** The session no longer polls by then, so a user who is still waiting would wait for ever. */
function checkEnds(linted: ProjectFlow, report: Report) {
  const model = linted.model()
  if (!model) return
  const once = reportOnce(report)
  for (const { event, from, to, rule, when } of model.states.flatMap(({ edges }) => edges)) {
    if (!isEnd(event) || !rule || to.state.polling === null) continue
    once(sourcePointer(model.flow.definition, to.flow.definition, rule.pointer), () => {
      const message = `${ends[event.type]}, polling has stopped, and the user is left waiting at '${to.place}'.`
      const trace = describeTrace(model, from, when, event)
      return { message: `${message} Lead out of the polling states.`, trace }
    })
  }
}

const isEnd = (event: Event): event is Event & { type: keyof typeof ends } => event.type in ends
