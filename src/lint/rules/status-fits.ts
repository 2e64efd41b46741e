import { type Model, propagate, replayTo } from '../../analysis/index.ts'
import { placeOf } from '../../engine/index.ts'
import { type CompiledFlow, type Place, type Poll, placePointer, type Rule, targetPointer } from '../../flow/index.ts'
import { failedStatuses } from '../../generated/api.names.ts'
import type { ReadName } from '../../generated/flow.types.ts'
import type { Report } from '../finding.ts'
import type { ModelRule } from '../rule.ts'
import { type Located, reportEach } from './parts/each-flow.ts'
import { endings, followers, questions } from './parts/facts.ts'
import { reportOnce } from './parts/report-once.ts'

type Found = Located<'status-fits'>

export const statusFits: ModelRule<'status-fits'> = {
  id: 'status-fits',
  severity: 'error',
  over: 'model',
  summary:
    'A status leads to the question that the API asks in this status, or out of polling; a failure does not count as success.',
  check: (linted, report) => {
    reportEach(linted, report, (flow) => {
      const polls = new Set(Object.values(flow.places).flatMap(({ poll }) => (poll ? [poll] : [])))
      return [...polls].flatMap((poll) =>
        Object.entries(poll.statuses).flatMap(([status, rules]) => [
          ...falseSuccesses(status, rules),
          ...(follows(flow, poll) ? [] : misfits(flow, status, rules)),
        ]),
      )
    })
    const model = linted.model()
    if (model) reportEarly(model, report)
  },
}

/** The API asks a question only in its status: a place that is reached before any status has nothing to show. */
function reportEarly(model: Model, report: Report<'status-fits'>): void {
  const early = propagate(model.starts, ({ edges }) => edges.filter(({ event }) => event.type !== '@status'))
  const once = reportOnce(report)
  for (const state of model.states.filter((each) => early(each) !== 0n)) {
    const { id, load } = placeOf(state.flow, state.state)
    const question = load && questions[load.effect]
    if (!question) continue
    once(placePointer(id), () => [
      { code: 'asked-too-early', place: id, read: load.effect, statuses: question.statuses },
      replayTo(model, state, early(state)),
    ])
  }
}

/** Whatever the API asks is answered on the other device. */
const follows = ({ places }: CompiledFlow, poll: Poll) =>
  Object.values(places).every((place) => place.poll !== poll || followers.includes(place.screen))

function falseSuccesses(status: string, rules: readonly Rule[]): Found[] {
  if (!failedStatuses.some((each) => each === status)) return []
  const successes = rules.filter(({ emit }) => emit?.message === 'success')
  return successes.map(({ pointer }) => [pointer, { code: 'false-success', status }])
}

function misfits(flow: CompiledFlow, status: string, rules: readonly Rule[]): Found[] {
  const asks = Object.entries(questions).find(([, { statuses }]) => statuses.some((each) => each === status))
  const wrong = rules.flatMap((rule): Found[] => {
    const place = targetPlace(flow, rule)
    const read = place?.load?.effect
    const question = read && questions[read]
    if (!place || !question || question.statuses.some((each) => each === status)) return []
    return [[rule.pointer, { code: 'wrong-question', place: place.id, read, offered: question.statuses, status }]]
  })
  const isWaiting = rules.every((rule) => rule.target.kind === 'stay' || targetPlace(flow, rule)?.poll)
  const first = rules[0]
  if (!isWaiting || !first) return wrong
  const at = targetPointer(first.pointer)
  if (asks) return [[at, { code: 'waits-for-api', status, read: asks[0] as ReadName }]]
  if (endings.some((each) => each === status)) return [[at, { code: 'polls-after-end', status }]]
  return wrong
}

const targetPlace = ({ places }: CompiledFlow, { target }: Rule): Place | undefined =>
  target.kind === 'place' ? places[target.place] : undefined
