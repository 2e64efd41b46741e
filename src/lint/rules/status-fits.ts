import type { CompiledFlow, Place, Rule } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'
import { reportEach, type Said } from './parts/each-flow.ts'
import { endings, failures, questions } from './parts/facts.ts'

export const statusFits: FlowRule = {
  id: 'status-fits',
  severity: 'error',
  over: 'flow',
  summary:
    'A status leads to a place with the question that the API asks in this status, or out of polling; a failure is no success.',
  check: (linted, report) => {
    reportEach(linted, report, (flow) => {
      const polls = new Set(Object.values(flow.places).flatMap(({ poll }) => (poll ? [poll] : [])))
      const tables = [...polls].flatMap(({ statuses }) => Object.entries(statuses))
      return tables.flatMap(([status, rules]) => [...falseSuccesses(status, rules), ...misfits(flow, status, rules)])
    })
  },
}

function falseSuccesses(status: string, rules: readonly Rule[]): Said[] {
  if (!failures.some((each) => each === status)) return []
  const message = `Under '${status}' the connection has failed, and here the host is told of success. Emit an error, or nothing.`
  return rules.flatMap(({ pointer, emit }): Said[] => (emit?.message === 'success' ? [[pointer, message]] : []))
}

function misfits(flow: CompiledFlow, status: string, rules: readonly Rule[]): Said[] {
  const asks = Object.entries(questions).find(([, { statuses }]) => statuses.some((each) => each === status))
  const wrong = rules.flatMap((rule): Said[] => {
    const place = placeOf(flow, rule)
    const read = place?.load?.effect
    const question = read && questions[read]
    if (!place || !question || question.statuses.some((each) => each === status)) return []
    const expected = question.statuses.map((each) => `'${each}'`).join(' or ')
    return [
      [
        rule.pointer,
        `'${place.id}' reads "${read}", which the API offers in ${expected} and not in '${status}'. Lead to another place.`,
      ],
    ]
  })
  const isWaiting = rules.every((rule) => rule.target.kind === 'stay' || placeOf(flow, rule)?.poll)
  const first = rules[0]
  if (!isWaiting || !first) return wrong
  const at = first.pointer.replace(/\/0$/, '')
  if (asks)
    return [
      [
        at,
        `In '${status}' the API waits for the user's answer, but here the user waits for the API. Lead to a place that reads "${asks[0]}".`,
      ],
    ]
  if (endings.some((each) => each === status))
    return [[at, `'${status}' is a final status, but polling continues here. Lead out of the polling states.`]]
  return wrong
}

const placeOf = ({ places }: CompiledFlow, { target: goal }: Rule): Place | undefined =>
  goal.kind === 'place' ? places[goal.place] : undefined
