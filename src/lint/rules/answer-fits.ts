import type { Call, Place } from '../../flow/index.ts'
import type { CallName } from '../../generated/flow.types.ts'
import type { FlowRule } from '../rule.ts'
import { reportEach, type Said } from './parts/each-flow.ts'
import { questions } from './parts/facts.ts'

const answers = Object.values(questions).flatMap((each) => each.answers)

export const answerFits: FlowRule = {
  id: 'answer-fits',
  severity: 'error',
  over: 'flow',
  summary: 'An answer of the user is sent to the question that was asked.',
  check: (linted, report) => {
    reportEach(linted, report, ({ places }) => Object.values(places).flatMap(misfits))
  },
}

function misfits({ id, load, on, call: entryCall }: Place): Said[] {
  const own: readonly CallName[] = (load && questions[load.effect]?.answers) ?? []
  const calls = [entryCall, ...Object.values(on).flatMap((rules) => rules.map(({ call }) => call))]
  return calls
    .filter((call): call is Call => call !== null && answers.includes(call.effect) && !own.includes(call.effect))
    .map(({ pointer, effect }): Said => {
      const fix =
        own.length > 0 ? `Call ${own.map((each) => `'${each}'`).join(' or ')}.` : 'Load the question that it answers.'
      return [`${pointer}/effect`, `'${effect}' answers a question that '${id}' does not ask. ${fix}`]
    })
}
