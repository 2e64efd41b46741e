/** Carries out the engine's effects for one session. */
import type { QueryClient } from '@tanstack/query-core'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Api, ApiError } from '../api/index.ts'
import {
  type Effect,
  type Event,
  placeOf,
  type State,
  start,
  type TransitionResult,
  transition,
  type UserEvent,
} from '../engine/index.ts'
import type { CompiledFlow, Values } from '../flow/index.ts'
import type { ReadName } from '../generated/flow.types.ts'
import type { HostMessage } from '../messages/index.ts'
import { type CallContext, calls } from './calls.ts'
import type { Clock } from './clock.ts'
import { failureOf } from './failure.ts'
import { startPolling } from './polling.ts'
import { createReadDeadline } from './read-deadline.ts'
import { createReads, type Read, type Reads } from './reads.ts'

export interface SessionOptions {
  flow: CompiledFlow
  /** From `readInputs`. */
  inputs: Values
  api: Api
  queries: QueryClient
  clock: Clock
  client: CallContext['client']
  notifyHost: (message: HostMessage) => void
}

export interface SessionState {
  state: State
  /** The server's own words for the last failure, while they apply. */
  problemText: string | null
}

export interface Session {
  store: StoreApi<SessionState>
  send: (event: UserEvent) => void
  /** Reads for the place where the user is. */
  reads: () => Reads
  dispose: () => void
}

/** The entry of a session that is over. */
const disposed = -1

export function createSession(options: SessionOptions): Session {
  const { flow, api, queries, clock } = options
  const first = start(flow, options.inputs)
  const store = createStore<SessionState>(() => ({ state: first.state, problemText: null }))
  /** What is under way for the present entry; aborted as a whole when it is left. */
  let scope = arrive(first.state)
  let poll: { run: number; stop: () => void } | null = null

  const current = () => store.getState().state
  const reads = () => createReads(api, current().entry, scope.patience)

  function dispatch(event: Event, problemText: string | null = null) {
    if (scope.entry === disposed) return
    const step = transition(flow, current(), event)
    if (step.state !== current() || step.effects.length > 0) commit(step, problemText)
  }

  function commit({ state, effects }: TransitionResult, problemText: string | null) {
    const applies = state.entry === scope.entry && state.data === current().data
    if (state.entry !== scope.entry) move(state)
    if (poll && poll.run !== state.polling) stopPolling()
    store.setState((last) => ({ state, problemText: problemText ?? (applies ? last.problemText : null) }))
    for (const effect of effects) perform(effect)
  }

  function arrive(state: State) {
    const patience = createReadDeadline(clock, placeOf(flow, state).load)
    return { entry: state.entry, controller: new AbortController(), timers: new Set<number>(), patience }
  }

  function move(to: State | null) {
    scope.controller.abort()
    for (const timer of scope.timers) clock.clearTimeout(timer)
    scope = to ? arrive(to) : { ...scope, entry: disposed }
  }

  function stopPolling() {
    poll?.stop()
    if (poll) queries.removeQueries({ queryKey: ['pollCredentials', poll.run] })
    poll = null
  }

  const performers: { [Kind in Effect['kind']]: (effect: Extract<Effect, { kind: Kind }>) => void } = {
    call: ({ effect, entry, call, payload }) => {
      const { signal } = scope.controller
      const context: CallContext = { payload, data: current().data, client: options.client }
      calls[effect](api, context, { signal }).then(
        (value) => dispatch({ type: '@done', entry, call, value }),
        (error) => {
          if (signal.aborted) return
          dispatch({ type: '@failed', entry, call, ...failureOf(error) }, displayOf(error))
          refreshLoad()
        },
      )
    },
    load: ({ effect, entry, raises }) => {
      const { signal } = scope.controller
      const read = loadRead(effect)
      if (!read) return
      signal.addEventListener('abort', () => void queries.cancelQueries({ queryKey: read.queryKey }))
      queries.fetchQuery(read).catch((error) => {
        if (!signal.aborted && raises !== null) dispatch({ type: '@raised', entry, event: raises }, displayOf(error))
      })
    },
    poll: ({ run, everyMs, timeoutMs }) => {
      const read = reads().connectionStatus(run)
      const stop = startPolling({
        everyMs,
        timeoutMs,
        clock,
        ask: (signal) => {
          signal.onabort = () => void queries.cancelQueries({ queryKey: read.queryKey })
          // An answer kept from before would be taken for a new one whenever the wall clock jumps back.
          queries.removeQueries({ queryKey: read.queryKey })
          return queries.fetchQuery(read)
        },
        onAnswer: ({ status }) => dispatch({ type: '@status', run, status }),
        onFailure: (error) => dispatch({ type: '@pollFailed', run, ...failureOf(error) }, displayOf(error)),
        onTimeout: () => dispatch({ type: '@pollTimedOut', run }),
      })
      poll = { run, stop }
    },
    timer: ({ ms, entry, rule }) => {
      scope.timers.add(clock.setTimeout(() => dispatch({ type: '@elapsed', entry, rule }), ms))
    },
    emit: ({ kind: _, ...message }) => options.notifyHost(message),
  }

  /** What a place reads on being entered; the poll is started by an effect of its own. */
  function loadRead(effect: ReadName): Read<unknown> | null {
    if (effect === 'connectionStatus') return null
    return effect === 'sources' ? reads().sources('') : reads()[effect]()
  }

  function perform(effect: Effect) {
    performers[effect.kind](effect as never)
  }

  /** After a refused answer the server may ask something else, a new captcha for one. */
  function refreshLoad() {
    const load = placeOf(flow, current()).load
    const read = load && loadRead(load.effect)
    if (read) void queries.invalidateQueries({ queryKey: read.queryKey })
  }

  commit(first, null)
  return {
    store,
    send: dispatch,
    reads,
    dispose: () => {
      stopPolling()
      move(null)
    },
  }
}

const displayOf = (error: unknown) => (error instanceof ApiError ? error.display : null)
