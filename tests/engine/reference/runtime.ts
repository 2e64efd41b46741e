/** Runs the reference machine without performing its requests: records them and the messages that it emits. */
import type { AnyActorRef, EventFrom, SnapshotFrom } from 'xstate'
import type { machine } from './machine.ts'
import type { Inputs, UserEvent } from './setup.ts'
import { createTransitions } from './transitions.ts'

/** A call, read, poll or timer. Its outcome is ignored once it is stopped. */
export interface MachineRequest {
  brief: string
  /** Id of the actor or of the timer. */
  id: string
}

export interface Emitted {
  type: string
  [key: string]: unknown
}

interface Action {
  type: string
  params: unknown
}

type MachineEvent = EventFrom<typeof machine>

export interface Runtime {
  snapshot: () => SnapshotFrom<typeof machine>
  /** Requests and messages of the last event, in order. */
  requested: () => readonly MachineRequest[]
  emitted: () => readonly Emitted[]
  sendUserEvent: (event: UserEvent) => void
  /** Reports the outcome of a request, which counts only while it is in progress. */
  report: (from: MachineRequest | undefined, kind: 'done' | 'failed' | 'status' | 'elapsed', value?: unknown) => void
}

export function createRuntime(inputs: Inputs): Runtime {
  const inProgress = new Map<string, MachineRequest>()
  let requested: MachineRequest[] = []
  let emitted: Emitted[] = []
  const { first, transition } = createTransitions(inputs)
  let [snapshot] = first

  function send(event: object) {
    const [next, actions] = transition(snapshot, event as MachineEvent)
    snapshot = next
    perform(actions)
  }

  function perform(actions: readonly Action[]) {
    requested = []
    emitted = []
    for (const { type, params } of actions) performers[type]?.(params as never)
  }

  function request(id: string, brief: string) {
    const entry = { id, brief }
    inProgress.set(id, entry)
    requested.push(entry)
  }

  const performers: Readonly<Record<string, (params: never) => void>> = {
    'xstate.spawnChild': ({ id, src, input }: { id: string; src: string; input?: { everyMs: number } }) =>
      request(id, [src, ...(input ? [input.everyMs] : [])].join(' ')),
    'xstate.stopChild': ({ id }: AnyActorRef) => inProgress.delete(id),
    'xstate.raise': ({ id, delay }: { id: string; delay?: number }) => {
      if (delay !== undefined) request(id, `timer ${delay}`)
    },
    'xstate.cancel': ({ sendId }: { sendId: string }) => inProgress.delete(sendId),
    'xstate.emit': ({ event }: { event: Emitted }) => emitted.push(event),
  }

  const events = {
    done: ({ id }: MachineRequest, output: unknown) => ({ type: `xstate.done.actor.${id}`, output }),
    failed: ({ id }: MachineRequest, error: unknown) => ({ type: `xstate.error.actor.${id}`, error }),
    status: (_: MachineRequest, status: unknown) => ({ type: 'STATUS', status }),
    elapsed: ({ id }: MachineRequest) => ({ type: id }),
  }

  perform(first[1])
  return {
    snapshot: () => snapshot,
    requested: () => requested,
    emitted: () => emitted,
    sendUserEvent: (event) => send({ type: 'user', event }),
    report: (from, kind, value) => {
      if (from && inProgress.get(from.id) === from) send(events[kind](from, value))
      else perform([])
    },
  }
}
