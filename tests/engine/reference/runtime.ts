/** Runs the machine without performing anything: records what it requests, what is still in progress, and its messages. */
import type { AnyActorRef, EventFrom, SnapshotFrom } from 'xstate'
import type { machine } from './machine.ts'
import type { Given } from './setup.ts'
import { createTransitions } from './transitions.ts'

/** A call, a read, a poll or a timer that was requested. Once it is stopped, its outcome is ignored. */
export interface Asked {
  brief: string
  /** Its actor's id, or that of the timer. */
  id: string
}

export interface Told {
  type: string
  [key: string]: unknown
}

interface Action {
  type: string
  params: unknown
}

type Happening = EventFrom<typeof machine>

export interface Runtime {
  snapshot: () => SnapshotFrom<typeof machine>
  /** What the last event led to, in order. */
  asked: () => readonly Asked[]
  told: () => readonly Told[]
  say: (said: Told) => void
  /** Reports the outcome of a request, which counts only while it is in progress. */
  hear: (from: Asked | undefined, how: 'done' | 'failed' | 'status' | 'elapsed', what?: unknown) => void
}

export function createRuntime(given: Given): Runtime {
  const underWay = new Map<string, Asked>()
  let asked: Asked[] = []
  let told: Told[] = []
  const { first, transition } = createTransitions(given)
  let [snapshot] = first

  function send(event: object) {
    const [next, actions] = transition(snapshot, event as Happening)
    snapshot = next
    perform(actions)
  }

  function perform(actions: readonly Action[]) {
    asked = []
    told = []
    for (const { type, params } of actions) performers[type]?.(params as never)
  }

  function ask(id: string, brief: string) {
    const entry = { id, brief }
    underWay.set(id, entry)
    asked.push(entry)
  }

  const performers: Readonly<Record<string, (params: never) => void>> = {
    'xstate.spawnChild': ({ id, src, input }: { id: string; src: string; input?: { everyMs: number } }) =>
      ask(id, [src, ...(input ? [input.everyMs] : [])].join(' ')),
    'xstate.stopChild': ({ id }: AnyActorRef) => underWay.delete(id),
    'xstate.raise': ({ id, delay }: { id: string; delay?: number }) => {
      if (delay !== undefined) ask(id, `timer ${delay}`)
    },
    'xstate.cancel': ({ sendId }: { sendId: string }) => underWay.delete(sendId),
    'xstate.emit': ({ event }: { event: Told }) => told.push(event),
  }

  const events = {
    done: ({ id }: Asked, output: unknown) => ({ type: `xstate.done.actor.${id}`, output }),
    failed: ({ id }: Asked, error: unknown) => ({ type: `xstate.error.actor.${id}`, error }),
    status: (_: Asked, status: unknown) => ({ type: 'STATUS', status }),
    elapsed: ({ id }: Asked) => ({ type: id }),
  }

  perform(first[1])
  return {
    snapshot: () => snapshot,
    asked: () => asked,
    told: () => told,
    say: (said) => send({ type: 'user', said }),
    hear: (from, how, what) => {
      if (from && underWay.get(from.id) === from) send(events[how](from, what))
      else perform([])
    },
  }
}
