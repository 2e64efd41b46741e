/** Carries out the engine's effects for one session. */
import { createStore } from 'zustand/vanilla'
import {
  type Effect,
  type Event,
  isBusy,
  placeOf,
  type State,
  start,
  stepsAhead,
  type TransitionResult,
  transition,
} from '../engine/index.ts'
import type { ReadName } from '../generated/flow.types.ts'
import { calls, type SubmitContext } from './calls.ts'
import type { Session, SessionOptions, SessionState } from './contract.ts'
import { type FailureView, failureOf, failureView, isCancelled, noFailure } from './failure.ts'
import { startPolling } from './polling.ts'
import { createReadDeadline } from './read-deadline.ts'
import { createReads, type Read } from './reads.ts'
import { createStaleStatus } from './stale-status.ts'
import { createTimeLimit } from './time-limit.ts'
import { describeTransition } from './transition.ts'

const disposed = -1

export function createSession(options: SessionOptions): Session {
  const { flow, api, queries, clock, visibility } = options
  const first = start(flow, options.inputs)
  const store = createStore<SessionState>(() => ({
    state: first.state,
    timeLimit: null,
    statuses: [],
    pollEndsAt: null,
    ...noFailure,
  }))
  /** Calls, reads and timers of the current entry; leaving it aborts them. */
  let scope = openScope(first.state)
  const timeLimit = createTimeLimit(clock, {
    show: (limit) => store.setState({ timeLimit: limit }),
    isBusy: () => isBusy(current()),
    onEnd: () => dispatch({ type: '@timedOut', entry: current().entry }),
  })
  const staleStatus = createStaleStatus(options.statusAtLoad)
  let lastReadError: unknown = null
  let poll: { run: number; queryKey: Read<unknown>['queryKey']; stop: () => void } | null = null

  const current = () => store.getState().state
  /** For when the session is over: without what was entered, and without the result. */
  const forgetful = (state: State): State => ({ ...state, data: first.state.data })
  const reads = () =>
    createReads(api, current().entry, scope.deadline, (read, error) => {
      // Once the query knows that it has failed: a screen that is drawn before would read again.
      clock.setTimeout(() => onReadFailed(read, error), 0)
    })

  function dispatch(event: Event, failed: FailureView | null = null) {
    if (scope.entry === disposed) return
    const result = transition(flow, current(), event)
    if (result.state !== current() || result.effects.length > 0) commit(result, failed, event)
  }

  /** Of the read of the current place, whoever made it: the session, its screen, or a step before. Each failure counts once. */
  function onReadFailed(read: ReadName, error: unknown) {
    const { load } = placeOf(flow, current())
    if (error === lastReadError || load?.effect !== read) return
    lastReadError = error
    // What is shown can be answered, and an answer under way decides itself; a list that is polled may be empty.
    const isShown = !load.everyMs && queries.getQueryData(loadRead(read)?.queryKey ?? [])
    const failed = failureView(error)
    if (current().pending === null && (!isShown || failed.failure === 'expired'))
      dispatch({ type: '@loadFailed', entry: current().entry, ...failureOf(error) }, failed)
  }

  function commit({ state, effects }: TransitionResult, failed: FailureView | null, event: Event | null) {
    const isUnchanged = state.entry === scope.entry && state.data === current().data
    // The last failure applies until something changes or is tried again.
    const stillApplies = isUnchanged && !effects.some(({ kind }) => kind === 'call')
    if (state.entry !== scope.entry) moveScope(state)
    if (poll && poll.run !== state.polling) stopPolling()
    store.setState({ state: state.closed ? forgetful(state) : state, ...(failed ?? (stillApplies ? {} : noFailure)) })
    if (event) options.onTransition?.(describeTransition(event, state, effects, failed))
    for (const effect of effects) performers[effect.kind](effect as never)
    timeLimit.settle()
  }

  function openScope(state: State) {
    const deadline = createReadDeadline(clock, placeOf(flow, state).load)
    return { entry: state.entry, controller: new AbortController(), timers: new Set<number>(), deadline }
  }

  /** @param to null: the session is disposed */
  function moveScope(to: State | null) {
    scope.controller.abort()
    for (const timer of scope.timers) clock.clearTimeout(timer)
    timeLimit.stop()
    scope = to ? openScope(to) : { ...scope, entry: disposed }
  }

  function stopPolling() {
    poll?.stop()
    if (poll) queries.removeQueries({ queryKey: poll.queryKey })
    poll = null
    if (store.getState().pollEndsAt !== null) store.setState({ pollEndsAt: null })
  }

  const performers: { [Kind in Effect['kind']]: (effect: Extract<Effect, { kind: Kind }>) => void } = {
    call: ({ effect, entry, call, payload }) => {
      const { signal } = scope.controller
      const context: SubmitContext = { payload, data: current().data, client: options.client }
      calls[effect](api, context, { signal }).then(
        (value) => {
          if (effect === 'connect') {
            staleStatus.onConnect()
            store.setState({ statuses: [] })
          } else staleStatus.onAnswered()
          dispatch({ type: '@done', entry, call, value })
        },
        (error) => {
          if (signal.aborted) return
          const failed = failureOf(error)
          dispatch({ type: '@failed', entry, call, ...failed }, failureView(error))
          // The flow takes it for answered, so the status may repeat what was answered.
          if (current().polling !== null) staleStatus.onAnswered()
          if (failed.failure === 'refused') refreshLoad()
        },
      )
    },
    load: ({ effect }) => {
      const { signal } = scope.controller
      const read = loadRead(effect)
      if (!read) return
      signal.addEventListener('abort', () => void queries.cancelQueries({ queryKey: read.queryKey }))
      queries.fetchQuery(read).catch((error) => {
        if (!signal.aborted && !isCancelled(error)) onReadFailed(effect, error)
      })
    },
    poll: ({ run, everyMs, timeoutMs }) => {
      const read = reads().connectionStatus(run)
      const stop = startPolling({
        everyMs,
        timeoutMs,
        clock,
        visibility,
        request: (signal) => {
          signal.onabort = () => void queries.cancelQueries({ queryKey: read.queryKey })
          // A cached status would be taken for a new one if the wall clock jumps back.
          queries.removeQueries({ queryKey: read.queryKey })
          return queries.fetchQuery(read)
        },
        onResponse: ({ status }) => {
          if (staleStatus.isStale(status)) return
          const { statuses } = store.getState()
          if (status !== statuses.at(-1)) store.setState({ statuses: [...statuses, status] })
          dispatch({ type: '@status', run, status })
        },
        onFailure: (error) => dispatch({ type: '@pollFailed', run, ...failureOf(error) }, failureView(error)),
        onTimeout: () => dispatch({ type: '@pollTimedOut', run }),
        onWarning: (pollEndsAt) => store.setState({ pollEndsAt }),
      })
      poll = { run, queryKey: read.queryKey, stop }
    },
    timer: ({ ms, entry, rule }) => {
      scope.timers.add(clock.setTimeout(() => dispatch({ type: '@elapsed', entry, rule }), ms))
    },
    timeLimit: ({ ms }) => timeLimit.start(ms),
    emit: ({ kind: _, ...message }) => options.notifyHost(message),
  }

  /** The read of a place; its poll is started by another effect. */
  function loadRead(effect: ReadName): Read<unknown> | null {
    if (effect === 'connectionStatus') return null
    return effect === 'sources' ? reads().sources('') : reads()[effect]()
  }

  /** After a failed answer the server may ask something else, for instance a new captcha. */
  function refreshLoad() {
    const load = placeOf(flow, current()).load
    const read = load && loadRead(load.effect)
    if (read) void queries.invalidateQueries({ queryKey: read.queryKey })
  }

  commit(first, null, null)
  return {
    store,
    send: dispatch,
    extendTime: timeLimit.extend,
    reads,
    readAhead: () => {
      const isAhead = stepsAhead(flow, current()).some(({ load }) => load?.effect === 'sources')
      // What fails here is read again, and reported, by the screen that needs it.
      if (isAhead) queries.fetchQuery(reads().sources('')).catch(() => {})
    },
    dispose: () => {
      stopPolling()
      moveScope(null)
      store.setState({ state: forgetful(current()) })
    },
  }
}
