/** Rules about calls, their outcomes, and polling. */

import { alternatives } from '../../analysis/index.ts'
import { millisecondsInWords } from '../../flow/index.ts'
import type { CallName, ReadName } from '../../generated/flow.types.ts'
import { problemWords } from './problems.ts'
import type { RuleWords } from './table.ts'

type Duration = {
  ms: number
  /** The least or the most that is allowed. */
  limit: number
  /** The same number of seconds in ms, where that would be allowed; else null. */
  asSeconds: number | null
}

export const words = {
  'handled-outcomes': {
    ...problemWords,
    /** `call`: null where it is not known. */
    'success-ignored': ({ call }: { call: string | null }) =>
      `When ${callInWords(call)} succeeds, nothing changes and no message is sent. Lead on, or keep the result.`,
    'failure-ignored': ({ call }: { call: string | null }) =>
      `When ${callInWords(call)} fails, nothing changes and no message is sent. Set a "problem", or lead to another place.`,
  },
  'answer-fits': {
    /** `answers`: the calls that answer the question which the place asks. */
    'wrong-answer': ({ call, place, answers }: { call: CallName; place: string; answers: readonly CallName[] }) => {
      const fix = answers.length > 0 ? `Call ${alternatives(answers)}.` : 'Load the question that it answers.'
      return `'${call}' answers a question that '${place}' does not ask. ${fix}`
    },
  },
  'status-fits': {
    'false-success': ({ status }: { status: string }) =>
      `Under '${status}' the connection has failed, and here the success message is posted. Emit an error, or no message.`,
    'wrong-question': ({ place, read, offered, status }: WrongQuestion) =>
      `'${place}' reads "${read}", which the API offers in ${alternatives(offered)} and not in '${status}'. Lead to another place.`,
    'waits-for-api': ({ status, read }: { status: string; read: ReadName }) =>
      `In '${status}' the API waits for the user's answer, but here the user waits for the API. Lead to a place that reads "${read}".`,
    'asked-too-early': ({ place, read, statuses }: { place: string; read: ReadName; statuses: readonly string[] }) =>
      `This is not possible, because the server asks for it: "${read}" is offered in the status ${alternatives(statuses)}, and '${place}' is reached without it. Nearest: ask with a form step ("screen": "form"), and lead here from "status".`,
    'polls-after-end': ({ status }: { status: string }) =>
      `'${status}' is a final status, but polling continues here. Lead out of the polling states.`,
  },
  'poll-limits': {
    ...problemWords,
    'no-limit': () => 'The read is repeated for ever. Add a limit: "timeoutMs", such as 240000 (4 minutes).',
    'shorter-than-allowed': ({ ms, limit, asSeconds }: Duration) =>
      `${millisecondsInWords(ms)} is too short: ${millisecondsInWords(limit)} is the least. Raise it.${asSeconds === null ? '' : ` ${ms} seconds are ${asSeconds}.`}`,
    'longer-than-allowed': ({ ms, limit }: { ms: number; limit: number }) =>
      `${millisecondsInWords(ms)} is too long: ${millisecondsInWords(limit)} is the most. Lower it.`,
    'limit-before-second': ({ timeoutMs, everyMs }: { timeoutMs: number; everyMs: number }) =>
      `The limit of ${millisecondsInWords(timeoutMs)} is over before a second question after ${millisecondsInWords(everyMs)}. Give it more time.`,
    'waits-after-limit': ({ place }: { place: string }) =>
      `The time limit is over, polling has stopped, and the user is left waiting at '${place}'. Lead out of the polling states.`,
    'waits-after-failure': ({ place }: { place: string }) =>
      `The status check has failed, polling has stopped, and the user is left waiting at '${place}'. Lead out of the polling states.`,
  },
} satisfies RuleWords

type WrongQuestion = {
  place: string
  read: ReadName
  /** The statuses in which the API offers it. */
  offered: readonly string[]
  status: string
}

const callInWords = (call: string | null) => (call === null ? 'the call' : `'${call}'`)
