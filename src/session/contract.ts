/** What a session needs, what it shows, and what its page can do with it. */
import type { StoreApi } from 'zustand/vanilla'
import type { Api } from '../api/index.ts'
import type { State, UserEvent } from '../engine/index.ts'
import type { CompiledFlow, Values } from '../flow/index.ts'
import type { StatusName } from '../generated/flow.types.ts'
import type { HostMessage } from '../messages/index.ts'
import type { SubmitContext } from './calls.ts'
import type { Clock } from './clock.ts'
import type { FailureView } from './failure.ts'
import type { Queries } from './queries.ts'
import type { Reads } from './reads.ts'
import type { TimeLimit } from './time-limit.ts'
import type { TransitionReport } from './transition.ts'
import type { Visibility } from './visibility.ts'

export interface SessionOptions {
  flow: CompiledFlow
  /** From `readInputs`. */
  inputs: Values
  api: Api
  queries: Queries
  clock: Clock
  visibility: Visibility
  client: SubmitContext['client']
  /** As `openSession` has read it; a server may still report it after the credentials have been sent. */
  statusAtLoad?: StatusName | null
  notifyHost: (message: HostMessage) => void
  /** Called after each transition, before its effects are carried out. */
  onTransition?: (transition: TransitionReport) => void
}

export interface SessionState extends FailureView {
  state: State
  /** null: there is none, or the user has switched it off. */
  timeLimit: TimeLimit | null
  /** The statuses of the connection since credentials were last sent, each change once. */
  statuses: readonly StatusName[]
  /** When the polling ends, on the scale of the clock; null: it does not end soon. */
  pollEndsAt: number | null
}

export interface Session {
  store: StoreApi<SessionState>
  send: (event: UserEvent) => void
  /** Gives the user more time here. */
  extendTime: () => void
  /** Reads for the current place. */
  reads: () => Reads
  /** Reads the sources if a later step of the path shows them: they are the only ones that stay fresh until then. */
  readAhead: () => void
  dispose: () => void
}
