/** Event payloads that the sandbox accepts, or rejects if the path says that the call fails. */
import type { QueryClient } from '@tanstack/query-core'
import { type Event, placeOf, type State, type UserEvent } from '../../../src/engine/index.ts'
import { type CompiledFlow, defined } from '../../../src/flow/index.ts'
import type { EventName, ReadName } from '../../../src/generated/flow.types.ts'
import { sandboxValues } from '../../../src/sandbox/index.ts'
import type { Session } from '../../../src/session/index.ts'
import { outcomeOf, stagesFrom, usernameFor } from './script.ts'

/** The part of a session that a screen reads before it sends something. */
interface Readable {
  flow: CompiledFlow
  session: Session
  queries: QueryClient
  state: () => State
}

type Make = (test: Readable, sent: { event: UserEvent; fails: boolean; code: string | null; ahead: Event[] }) => unknown

const credentials = (username: string, password: string) => [
  { field_name: 'username', field_value: username },
  { field_name: 'password', field_value: password },
]

/** By what the screen reads. */
const answers: Partial<Record<ReadName, string>> = {
  captcha: sandboxValues.captcha,
  mfaQuestion: sandboxValues.code,
  securityQuestion: sandboxValues.answer,
}

const emailOf: Make = (_, { fails }) => ({ email: fails ? 'fail@example.com' : 'me@example.com' })

const payloads: Partial<Record<EventName, Make>> = {
  SELECT_SOURCE: async ({ session, queries }) => {
    const { sources } = await queries.fetchQuery(session.reads().sources(''))
    return { source: sources[0] }
  },
  SUBMIT_CREDENTIALS: (_, { event, fails, code, ahead }) => {
    const isWrong = fails && code === 'INVALID_CREDENTIALS'
    const username = fails && !isWrong ? 'user_locked' : usernameFor(stagesFrom(ahead, 0))
    return { fields: credentials(username, isWrong ? 'wrong' : sandboxValues.password), sandbox: event['sandbox'] }
  },
  SUBMIT_ANSWER: ({ flow, state }, { fails }) => {
    const { effect } = defined(placeOf(flow, state()).load, 'read of a question')
    return { answer: fails ? 'wrong' : answers[effect] }
  },
  SELECT_METHOD: (_, { fails }) => ({ methodId: fails ? 'none' : 'sms' }),
  SUBMIT_ACCOUNTS: async ({ session, queries }, { fails }) => {
    const { accounts } = await queries.fetchQuery(session.reads().accounts())
    return { accounts: fails ? ['nobody'] : accounts.slice(0, 1).map(({ account_id }) => account_id) }
  },
  SUBMIT_MANUAL_ACCOUNTS: (_, { fails }) => ({ accounts: fails ? [] : ['4711'] }),
  SUBMIT_INVOICES: (_, { fails }) => ({
    files: [new File(['%PDF-1.7'], fails ? `fail-${Math.random()}.pdf` : 'invoice.pdf', { type: 'application/pdf' })],
  }),
  SUBMIT_REQUEST: emailOf,
  SUBMIT_EMAIL: emailOf,
  NEXT: () => ({ url: 'https://missing.example/' }),
}

/** The event at this index of the path, as a screen would send it. */
export async function sentEvent(
  flow: CompiledFlow,
  test: Omit<Readable, 'flow'>,
  events: readonly Event[],
  index: number,
): Promise<UserEvent> {
  const event = events[index] as UserEvent
  const { fails, code } = outcomeOf(events, index) ?? { fails: false, code: null }
  const payload = await payloads[event.type]?.(
    { ...test, flow },
    { event, fails, code, ahead: events.slice(index + 1) },
  )
  return { ...event, ...(payload as object | undefined) }
}

/** The user of a connection that started before the widget opened. */
export const resumed = (events: readonly Event[]) => {
  const username = usernameFor(stagesFrom(events, 0, ['Connecting']))
  return { username, fields: credentials(username, sandboxValues.password) }
}
