/**
 * `initialTransition` and `transition` of xstate with a single actor: theirs make another one for each event, which takes
 * longer than all the rest.
 */
import { type AnyActorScope, createActor, type EventFrom, type ExecutableActionObject, type SnapshotFrom } from 'xstate'
import { machine } from './machine.ts'
import type { Inputs } from './setup.ts'

type Snapshot = SnapshotFrom<typeof machine>

type Result = [snapshot: Snapshot, actions: readonly ExecutableActionObject[]]

interface Transitions {
  first: Result
  transition: (snapshot: Snapshot, event: EventFrom<typeof machine>) => Result
}

const ignore = () => {}

let actor: ReturnType<typeof createActor<typeof machine>> | null = null

/** Actions are collected, and nothing is performed: the actor is never started and holds no state of a session. */
export function createTransitions(inputs: Inputs): Transitions {
  actor ??= createActor(machine, { input: inputs })
  let actions: ExecutableActionObject[] = []
  const scope: AnyActorScope = {
    self: actor,
    system: actor.system,
    id: '',
    sessionId: '',
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor: (action) => void actions.push(action),
  }

  function collect(decide: () => Snapshot): Result {
    actions = []
    return [decide(), actions]
  }

  return {
    first: collect(() => machine.getInitialSnapshot(scope, inputs)),
    transition: (snapshot, event) => collect(() => machine.transition(snapshot, event, scope)),
  }
}
