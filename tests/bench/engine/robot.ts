/** The lap in robot3: the places and what they keep in progress, without the effects. */
import { createMachine, guard, interpret, reduce, type Service, state, transition } from 'robot3'
import type { InProgress } from './lap.ts'

const questionStatus = '/steps/enterCredentials/status/MfaQuestion'

const enter = (changes: (entry: number) => Partial<InProgress> = () => ({})) =>
  reduce(({ entry }) => ({ entry: entry + 1, pending: null, polling: null, delayed: null, ...changes(entry + 1) }))
const pending = (call: string) => () => ({ pending: call })
const isOwnCall = guard(
  ({ entry, pending: call }, event) => event.type === '@done' && event.entry === entry && event.call === call,
)
const isStatus = (name: string) =>
  guard(({ polling }, event) => event.type === '@status' && event.run === polling && event.status === name)
const poll = enter((entry) => ({ polling: entry }))

const machine = createMachine(
  {
    consent: state(transition('NEXT', 'chooseConnectionMethod', enter())),
    chooseConnectionMethod: state(
      transition('METHOD_CREDENTIALS', 'selectSource', enter()),
      transition('BACK', 'consent', enter()),
    ),
    selectSource: state(
      transition('SELECT_SOURCE', 'credentials', enter()),
      transition('BACK', 'chooseConnectionMethod', enter()),
    ),
    credentials: state(
      transition('SUBMIT_CREDENTIALS', 'credentials-submitting', enter(pending('connect'))),
      transition('BACK', 'selectSource', enter()),
    ),
    'credentials-submitting': state(transition('@done', 'polling', isOwnCall, poll)),
    polling: state(
      transition(
        '@status',
        'polling',
        isStatus('MfaQuestion'),
        reduce((context) => ({ ...context, delayed: questionStatus, polling: null })),
      ),
      transition('@status', 'errorTryAgain', isStatus('InvalidCredentials'), enter()),
      transition(
        '@elapsed',
        'mfa-question',
        guard(({ entry }, event) => event.type === '@elapsed' && event.entry === entry),
        enter(),
      ),
    ),
    'mfa-question': state(
      transition(
        'SUBMIT_ANSWER',
        'mfa-question',
        reduce((context) => ({ ...context, pending: 'answerMfa' })),
      ),
      transition('@done', 'polling', isOwnCall, poll),
    ),
    errorTryAgain: state(transition('TRY_AGAIN', 'credentials', enter())),
  },
  () => ({ entry: 1, pending: null, polling: null, delayed: null }),
)

export const startService = (): Service => interpret(machine, () => {})
