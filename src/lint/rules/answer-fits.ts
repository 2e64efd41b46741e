import { type Call, childPointer, type Place } from '../../flow/index.ts'
import type { CallName } from '../../generated/flow.types.ts'
import type { FlowRule } from '../rule.ts'
import { type Located, reportEach } from './parts/each-flow.ts'
import { questions } from './parts/facts.ts'

const answers = Object.values(questions).flatMap((each) => each.answers)

export const answerFits: FlowRule<'answer-fits'> = {
  id: 'answer-fits',
  severity: 'error',
  over: 'flow',
  summary: 'An answer of the user is sent to the question that was asked.',
  check: (linted, report) => {
    reportEach(linted, report, ({ places }) => Object.values(places).flatMap(misfits))
  },
}

function misfits({ id, load, on, call: entryCall }: Place): Located<'answer-fits'>[] {
  const question = load ? questions[load.effect] : undefined
  const own: readonly CallName[] = question ? question.answers : []
  const calls = [entryCall, ...Object.values(on).flatMap((rules) => rules.map(({ call }) => call))]
  return calls
    .filter((call): call is Call => call !== null && answers.includes(call.effect) && !own.includes(call.effect))
    .map(({ pointer, effect }) => [
      childPointer(pointer, 'effect'),
      { code: 'wrong-answer', call: effect, place: id, answers: own },
    ])
}
