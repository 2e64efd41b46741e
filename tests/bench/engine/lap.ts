/** One lap through the specification's flow: sixteen events that end where they began and change no data. */
import type { Event, State } from '../../../src/engine/index.ts'

/** What a session has in progress: outcomes refer to it. */
export type InProgress = Pick<State, 'entry' | 'pending' | 'polling' | 'delayed'>

const source = { id: 'one' }
const outcome = { public_token: 'one' }

const done = ({ entry, pending }: InProgress) =>
  ({ type: '@done', entry, call: pending as string, value: outcome }) as const
const status =
  (name: string) =>
  ({ polling }: InProgress) =>
    ({ type: '@status', run: polling as number, status: name }) as const
const pick = () => ({ type: 'SELECT_SOURCE', source }) as const
const back = () => ({ type: 'BACK' }) as const

export const lap: readonly ((state: InProgress) => Event)[] = [
  () => ({ type: 'NEXT' }),
  () => ({ type: 'METHOD_CREDENTIALS' }),
  pick,
  () => ({ type: 'SUBMIT_CREDENTIALS', sandbox: false }),
  done,
  status('Connecting'),
  status('Connecting'),
  status('MfaQuestion'),
  ({ entry, delayed }) => ({ type: '@elapsed', entry, rule: delayed as string }),
  () => ({ type: 'SUBMIT_ANSWER', answer: '123456' }),
  done,
  status('InvalidCredentials'),
  () => ({ type: 'TRY_AGAIN' }),
  back,
  back,
  back,
]

/** Where each event of the lap leads. */
export const places: readonly string[] = [
  'chooseConnectionMethod',
  'selectSource',
  'enterCredentials.credentials',
  'enterCredentials.credentials-submitting',
  'enterCredentials.polling',
  'enterCredentials.polling',
  'enterCredentials.polling',
  'enterCredentials.polling',
  'enterCredentials.mfa-question',
  'enterCredentials.mfa-question',
  'enterCredentials.polling',
  'errorTryAgain',
  'enterCredentials.credentials',
  'selectSource',
  'chooseConnectionMethod',
  'consent',
]
